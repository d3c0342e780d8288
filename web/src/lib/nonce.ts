// Browsers offer SHA-256 only over TLS and on localhost; a friend on the same network comes over plain HTTP.
const K = Uint32Array.from({ length: 64 }, (_, i) => fraction(prime(i), 3));
const START = Uint32Array.from({ length: 8 }, (_, i) => fraction(prime(i), 2));

function prime(index: number): number {
  for (let n = 2, found = -1; ; n++) {
    let divides = false;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) divides = true;
    if (!divides && ++found === index) return n;
  }
}

/** The first 32 bits of the fraction of a root. */
function fraction(n: number, root: 2 | 3): number {
  const value = root === 2 ? Math.sqrt(n) : Math.cbrt(n);
  return Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** SHA-256 as hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const h = START.slice();
  const w = new Int32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    const v = h.slice();
    for (let i = 0; i < 64; i++) {
      const [a, b, c, , e, f, g, last] = v as unknown as number[] as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const one = last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      v.copyWithin(1, 0, 7);
      v[4] = v[4]! + one;
      v[0] = one + two;
    }
    for (let i = 0; i < 8; i++) h[i] = h[i]! + v[i]!;
  }
  return [...h].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Nonce {
  /** The 32 bytes, kept here until the game begins. */
  secret: string;
  /** Their SHA-256, which the server is given beforehand. */
  promise: string;
}

/** Fresh luck of this visitor's own, so that the server alone cannot choose the dice. */
export function drawNonce(): Nonce {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { secret: hex(bytes), promise: sha256(bytes) };
}

const place = (table: string) => `wardroom-nonce-${table}`;

export function keepNonce(table: string, nonce: Nonce): void {
  try {
    localStorage.setItem(place(table), nonce.secret);
  } catch {
    return;
  }
}

/** What to open at the start of this table's game; empty if this browser promised nothing. */
export function keptNonce(table: string): string {
  try {
    return localStorage.getItem(place(table)) ?? "";
  } catch {
    return "";
  }
}
