"""What has changed between two plain documents, as a merge patch (RFC 7396).

Objects are merged key by key, null removes, everything else replaces. Null therefore cannot be a value of the
documents themselves.
"""


def merge_patch(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    """The least that makes `new` out of `old`; empty if nothing has changed."""
    patch: dict[str, object] = {}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
            continue
        before = old[key]
        if before is value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            inner = merge_patch(before, value)
            if inner:
                patch[key] = inner
        elif differs(before, value):
            patch[key] = value
    for key in old:
        if key not in new:
            patch[key] = None
    return patch


def differs(before: object, value: object) -> bool:
    """Whether two values are written differently: `True == 1`, but not in JSON."""
    if before is value:
        return False
    if type(before) is not type(value):
        return True
    if isinstance(value, list) and isinstance(before, list):
        if len(before) != len(value):
            return True
        for place in range(len(value)):
            if differs(before[place], value[place]):
                return True
        return False
    if isinstance(value, dict) and isinstance(before, dict):
        if len(before) != len(value):
            return True
        for key, item in value.items():
            if key not in before or differs(before[key], item):
                return True
        return False
    return before != value


def merged(doc: dict[str, object], patch: dict[str, object]) -> dict[str, object]:
    """The document with a patch applied; neither of them changes."""
    result = dict(doc)
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            before = result.get(key)
            inner: dict[str, object] = before if isinstance(before, dict) else {}
            result[key] = merged(inner, value)
        else:
            result[key] = value
    return result
