# The page, the wheel, and an image that holds nothing but what runs; see docs/host.md.

FROM node:20-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src ../src
RUN npm run build

FROM python:3.12-slim AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
COPY --from=page /build/src/wardroom/server/page src/wardroom/server/page
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[postgres]'

FROM python:3.12-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/wardroom wardroom
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'wardroom[postgres]'
USER wardroom
ENV WARDROOM_DATA=/var/lib/wardroom WARDROOM_LOG=info
VOLUME /var/lib/wardroom
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
CMD ["wardroom", "serve", "--host", "0.0.0.0", "--port", "8080", "--no-open"]
