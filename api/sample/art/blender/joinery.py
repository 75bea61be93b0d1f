"""What cabinets are made of: fronts, boxes, knobs and pulls. A front's face looks towards the camera (-y)."""
from parts import *  # noqa: F403


def knob(x, y, z, mat='brass', r=0.62):
    turned((x, y, z), (x, y - 1, z), [(0, 0), (r * 0.75, 0, 0.03), (r * 0.7, 0.12), (r * 0.42, 0.3, 0.1), (r * 0.42, 0.62, 0.1), (r, 0.82, 0.1), (r * 0.95, 1.15, 0.12), (0, 1.25)], mat, segments=32)


def pull(x, y, z, length=5.0, mat='brass', upright=False, r=0.2):
    with at(x, y, z, 0, 0, 90 if upright else 0):
        rod((-length / 2 - 0.6, -1.25, 0), (length / 2 + 0.6, -1.25, 0), r, mat)
        for s in (-1, 1):
            rod((s * length / 2, 0, 0), (s * length / 2, -1.25, 0), r * 0.85, mat)


def front(x, y, z, w, h, mat='A', style='shaker', rail=2.3, thick=0.8, inner=None):
    """A door or drawer front centred on x, standing on z, its back at y."""
    if style == 'slab' or h < rail * 2 + 1.2 and style not in ('fluted',):
        box(x, y - thick / 2, z, w, thick, h, mat, 0.08, grain=0 if w > h else 2)
        return
    if style == 'fluted':
        n = max(3, round(w / 1.1))
        step = w / n
        box(x, y - thick * 0.3, z, w, thick * 0.6, h, mat, 0.05)
        for i in range(n):
            loop = [(step * 0.47 * math.cos(t), -step * 0.47 * math.sin(t)) for t in [math.pi * k / 10 for k in range(11)]]
            with at(x - w / 2 + step * (i + 0.5), y - thick * 0.55, z):
                loft([(0.02, loop), (h - 0.02, loop)], mat, grain=2)
        return
    for s in (-1, 1):
        box(x + s * (w / 2 - rail / 2), y - thick / 2, z, rail, thick, h, mat, 0.06, grain=2)
    for zz in (z, z + h - rail):
        box(x, y - thick / 2, zz, w - rail * 2, thick - 0.01, rail, mat, 0.06, grain=0)
    if style == 'glass':
        box(x, y - thick * 0.35, z + rail * 0.9, w - rail * 1.8, 0.12, h - rail * 1.8, inner or 'glass', 0.0)
        return
    box(x, y - thick * 0.28, z + rail * 0.8, w - rail * 1.6, thick * 0.5, h - rail * 1.6, inner or mat, 0.02, grain=2)
    if style == 'beaded':
        n = max(3, round((w - rail * 2) / 1.6))
        step = (w - rail * 2) / n
        for i in range(n):
            box(x - w / 2 + rail + step * (i + 0.5), y - thick * 0.56, z + rail, step * 0.9, 0.14, h - rail * 2, inner or mat, 0.06, grain=2)
        for s in (-1, 1):
            rod((x + s * (w / 2 - rail), y - thick * 0.8, z + rail), (x + s * (w / 2 - rail), y - thick * 0.8, z + h - rail), 0.2, mat)
        for zz in (z + rail, z + h - rail):
            rod((x - w / 2 + rail, y - thick * 0.8, zz), (x + w / 2 - rail, y - thick * 0.8, zz), 0.2, mat)


def carcass(w, d, h, z=0.0, mat='A', kick=4.0, side=0.75):
    """A closed box whose front lies at y = -d / 2, on a set-back plinth."""
    if kick:
        box(0, 1.2, z, w - 0.4, d - 2.6, kick, 'dark', 0.02)
    box(0, 0, z + kick, w, d, h - kick, mat, 0.06, grain=2)


def open_box(w, d, h, z=0.0, mat='A', shelves=2, back=None, t=0.75):
    for s in (-1, 1):
        box(s * (w - t) / 2, 0, z, t, d, h, mat, 0.05, grain=2)
    for zz in [z, z + h - t] + [z + h * (i + 1) / (shelves + 1) for i in range(shelves)]:
        box(0, 0.1, zz, w - 2 * t, d - 0.3, t, mat, 0.04, grain=0)
    box(0, d / 2 - 0.25, z, w - 0.2, 0.5, h, back or mat, 0.0, grain=2)


def grid(w, d, z, h, columns, y=None, gap=0.16, style='shaker', handle='knob', two=None, mat='A'):
    """Fronts over a carcass. `columns`: (share of the width, [(share of the height, 'door' | 'drawer' | 'pair')])
    from the top. `two` is the kind of front that takes the second tone."""
    y = -d / 2 if y is None else y
    left = -w / 2
    total = sum(c[0] for c in columns)
    for share, cells in columns:
        cw = w * share / total
        top, rows = z + h, sum(c[0] for c in cells)
        for part, kind in cells:
            ch = h * part / rows
            cx, cz = left + cw / 2, top - ch
            m = 'B' if two == kind else mat
            ww, hh = cw - gap, ch - gap
            if kind == 'pair':
                for s in (-1, 1):
                    fx = cx + s * ww / 4
                    front(fx, y, cz + gap / 2, ww / 2 - gap / 2, hh, m, style)
                    high = cz + hh - min(4, hh * 0.3) if z < 40 else cz + min(4, hh * 0.3)
                    if handle == 'knob':
                        knob(cx + s * 1.35, y - 0.8, high)
                    elif handle:
                        pull(cx + s * 1.35, y - 0.8, high - 1.5 if z < 40 else high + 1.5, 5, upright=True)
            elif kind in ('door', 'door-left'):
                front(cx, y, cz + gap / 2, ww, hh, m, style)
                s = 1 if kind == 'door' else -1
                high = cz + hh - min(4, hh * 0.3)
                if handle == 'knob':
                    knob(cx + s * (ww / 2 - 1.2), y - 0.8, high)
                elif handle:
                    pull(cx + s * (ww / 2 - 1.2), y - 0.8, high - 1.5, 5, upright=True)
            elif kind != 'none':
                front(cx, y, cz + gap / 2, ww, hh, m, style if hh > 7 else ('slab' if style == 'shaker' else style))
                if handle == 'knob':
                    for kx in ([0] if ww < 22 else [-ww / 4, ww / 4]):
                        knob(cx + kx, y - 0.8, cz + hh / 2)
                elif handle:
                    pull(cx, y - 0.8, cz + hh / 2, min(8, ww * 0.35))
            top -= ch
        left += cw
