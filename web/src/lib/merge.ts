function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else if (key === "__proto__") continue;
    else result[key] = merged(result[key], value);
  }
  return result;
}

/**
 * The target after a JSON merge patch (RFC 7396): objects are merged, null removes, all else replaces.
 * The target stays as it was, and parts that did not change are shared with the result.
 */
export function merge<T>(target: T, patch: unknown): T {
  return merged(target, patch) as T;
}
