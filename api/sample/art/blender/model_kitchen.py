"""Cabinets, doors, knobs and pulls, kitchen sinks, hoods, islands, stone and tile."""
from joinery import *  # noqa: F403
from models import model
from parts import *  # noqa: F403


# --- boxes: one scale for base, wall and tall cabinets each --------------------------------------------------------
BASE = dict(fit=54, elevation=8, aim=0.31, yaw=-26)


@model('cabinet-base', **BASE)
def cabinet_base():
    carcass(30, 23, 34.5)
    grid(30, 23, 4.2, 30.1, [(1, [(1, 'drawer'), (3.6, 'pair')])], handle='pull', two='drawer')


@model('cabinet-drawers', **BASE)
def cabinet_drawers():
    carcass(30, 23, 34.5)
    grid(30, 23, 4.2, 30.1, [(1, [(1, 'drawer'), (1.8, 'drawers'), (1.8, 'drawers')])], handle='pull', two='drawer')


@model('cabinet-sink', **BASE)
def cabinet_sink():
    carcass(36, 23, 34.5)
    grid(36, 23, 4.2, 30.1, [(1, [(1, 'drawer'), (3.6, 'pair')])], handle='knob', two='drawer')


@model('cabinet-corner', **BASE)
def cabinet_corner():
    carcass(30, 23, 34.5)
    grid(30, 23, 4.2, 30.1, [(2.2, [(1, 'drawer'), (3.6, 'door')]), (1, [(1, 'pull-out')])], handle='pull', two='pull-out')


HIGH = dict(fit=50, kind='wall', elevation=4, aim=0.0, turn=26, move=(0, 0, 0.02))


@model('cabinet-wall', **HIGH)
def cabinet_wall():
    with at(0, -6, -18):
        carcass(30, 12, 36, kick=0)
        for s in (-1, 1):
            front(s * 7.45, -6, 0.2, 14.7, 35.6, 'B' if s > 0 else 'A')
            pull(s * 1.3, -6.8, 5.5, 5, upright=True)


@model('cabinet-glass', **HIGH)
def cabinet_glass():
    with at(0, -6, -18):
        open_box(30, 11.6, 36, shelves=2, back='B')
        for s in (-1, 1):
            front(s * 7.45, -6, 0.2, 14.7, 35.6, 'A', 'glass')
            knob(s * 1.3, -6.8, 4.5)
        for z in (0.8, 12.4, 24.4):
            for i, x in enumerate((-9, -3, 3.5, 9)):
                if (i + int(z)) % 3 == 0:
                    for k in range(5):
                        lathe([(0, 0), (1.2, 0), (3.2, 0.55, 0.1), (3.1, 0.7), (0, 0.3)], 'ceramic', x, 0, z + k * 0.42)
                else:
                    lathe([(0, 0), (1.2, 0, 0.1), (1.8, 3.4, 0.4), (1.65, 3.5), (1.1, 0.4), (0, 0.4)], 'ceramic', x, 0, z)


@model('cabinet-open', **HIGH)
def cabinet_open():
    with at(0, -6, -18):
        open_box(30, 12, 36, shelves=2, back='B')
        for k in range(6):
            lathe([(0, 0), (2, 0), (4.4, 0.6, 0.1), (4.3, 0.75), (0, 0.3)], 'ceramic', -7.5, 0, 0.8 + k * 0.42)
        lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], 'clay', 7, 0, 0.8)
        for x in (-10, -5.6):
            lathe([(0, 0), (1.3, 0, 0.2), (1.7, 4, 0.4), (1.55, 4.1), (1.2, 0.4), (0, 0.4)], 'ceramic', x, 0, 12.8)
        for i, h in enumerate((8.4, 9.2, 8.0, 8.8, 9.4)):
            box(3 + i * 1.5, 1, 12.8, 1.3, 6.5, h, ('linen', 'green', 'ivory', 'clay', 'dark')[i], 0.06)
        lathe([(0, 0), (2.6, 0, 0.4), (4.6, 3, 0.8), (4.4, 3.2), (2.4, 0.6), (0, 0.5)], 'oak', -6, 0, 24.6)
        lathe([(0, 0), (1.7, 0, 0.3), (1.7, 6, 0.8), (0.7, 7.4, 0.3), (0.7, 8.2), (0, 8.2)], 'green', 6.5, 0, 24.6)


@model('cabinet-tall', 84, elevation=5, aim=0.52, yaw=-26)
def cabinet_tall():
    carcass(30, 23, 88)
    for z, h, m in ((4.2, 52, 'A'), (56.4, 31.4, 'B')):
        for s in (-1, 1):
            front(s * 7.45, -11.5, z, 14.7, h, m)
    for s in (-1, 1):
        pull(s * 1.35, -12.3, 46, 10, upright=True)
        pull(s * 1.35, -12.3, 63, 6, upright=True)


@model('island', 88, elevation=11, aim=0.24, yaw=-28)
def island():
    w, d, h = 60, 30, 35
    carcass(w, d, h - 1.2, kick=4)
    third = w / 3
    for i in range(3):
        front(-third + i * third, -d / 2, 4.3, third - 0.3, h - 5.9, 'A')
    front_side(w, d, h)
    box(0, -2.5, h - 1.2, w + 3, d + 7, 1.6, 'marble', 0.15, grain=0)
    for s in (-1, 1):
        box(s * (w / 2 - 1.5), -d / 2 - 2.6, 0, 3, 3, h - 1.2, 'B', 0.12, grain=2)


def island_long():
    """For rooms: seven feet, open to stools on the near side."""
    w, d, h = 84, 30, 35
    carcass(w, d, h - 1.2, kick=4)
    for i in range(4):
        front(-w * 0.375 + i * w / 4, -d / 2, 4.3, w / 4 - 0.3, h - 5.9, 'A')
    front_side(w, d, h)
    box(0, -5, h - 1.2, w + 4, d + 12, 1.8, 'marble', 0.15, grain=0)


def front_side(w, d, h):
    with at(-w / 2, 0, 0, -90):
        front(0, 0, 4.3, d - 0.3, h - 5.9, 'A')
    with at(w / 2, 0, 0, 90):
        front(0, 0, 4.3, d - 0.3, h - 5.9, 'A')


# --- sample doors, leaning a little ----------------------------------------------------------------------------------
DOOR = dict(fit=31, kind='wall', elevation=3, aim=0.0, turn=24)


def door(style):
    front(0, -0.25, -15, 15 * 1.2, 30, 'A', style, inner='B' if style in ('shaker', 'beaded') else None)
    if style == 'slab':
        # a lipping down the edge one takes it by
        box(8.7, -0.67, -15, 0.66, 0.9, 30, 'B', 0.06, grain=2)


for _style in ('shaker', 'slab', 'fluted', 'beaded', 'glass'):

    @model(f'door-{_style}', **DOOR)
    def _door(style=_style):
        door(style)
        knob(7.6, -1.05, -1)


# --- hardware: a few inches across -------------------------------------------------------------------------------------
SMALL = dict(fit=3.1, kind='wall', elevation=16, aim=0.0, turn=30, move=(0.06, 0, 0.02))
PULL = dict(fit=9.2, kind='wall', elevation=16, aim=0.0, turn=26, move=(0.02, 0, 0.02))


@model('knob-round', **SMALL)
def knob_round():
    turned((0, 0, 0), (0, -1, 0), [(0, 0), (0.5, 0, 0.02), (0.47, 0.1, 0.04), (0.26, 0.24, 0.1), (0.24, 0.5, 0.12), (0.42, 0.62, 0.1), (0.63, 0.78, 0.1), (0.62, 0.98, 0.14), (0.4, 1.13, 0.3), (0, 1.17)])


@model('knob-disc', **SMALL)
def knob_disc():
    turned((0, 0, 0), (0, -1, 0), [(0, 0), (0.36, 0, 0.02), (0.36, 0.08, 0.02), (0.22, 0.12, 0.04), (0.22, 0.72, 0.06), (0.68, 0.76, 0.03), (0.72, 0.8, 0.03), (0.72, 1.0, 0.05), (0.62, 1.06, 0.03), (0.6, 1.02, 0.02), (0, 1.02)])


@model('knob-faceted', **SMALL)
def knob_faceted():
    turned((0, 0, 0), (0, -1, 0), [(0, 0), (0.44, 0, 0.02), (0.42, 0.1, 0.04), (0.24, 0.2, 0.06), (0.24, 0.5), (0, 0.5)])
    verts, faces, n = [], [], 8
    for r, y, turn in ((0.26, -0.45, 0), (0.66, -0.72, 0.5), (0.66, -0.82, 0.5), (0.4, -1.12, 0), (0.0, -1.12, 0)):
        for i in range(n):
            a = 2 * math.pi * (i + turn) / n
            verts.append((r * math.cos(a), y, r * math.sin(a)))
    for k in range(4):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, k * n + n + j, k * n + n + i))
    add(verts, faces, 'A', smooth=False, bevel=0.012, segments=2)


@model('pull-bar', **PULL)
def pull_bar():
    rod((-3.6, -1.2, 0), (3.6, -1.2, 0), 0.25)
    for s in (-1, 1):
        turned((s * 2.52, 0, 0), (s * 2.52, -1, 0), [(0, 0), (0.32, 0, 0.02), (0.3, 0.08, 0.03), (0.2, 0.16, 0.03), (0.2, 1.2), (0, 1.2)])


@model('pull-knurled', **PULL)
def pull_knurled():
    for s in (-1, 1):
        turned((s * 2.52, 0, 0), (s * 2.52, -1, 0), [(0, 0), (0.36, 0, 0.02), (0.34, 0.1, 0.03), (0.22, 0.2, 0.03), (0.22, 1.2), (0, 1.2)])
        turned((s * 1.95, -1.2, 0), (s * 3.6, -1.2, 0), [(0, 0), (0.3, 0, 0.04), (0.3, 0.2), (0.27, 0.22), (0.27, 0.3), (0.3, 0.32), (0.3, 0.9), (0.27, 0.92), (0.27, 1.0), (0.3, 1.02), (0.3, 1.6, 0.08), (0, 1.62)])
    # diamonds, in relief
    verts, faces = [], []
    n, m = 40, 72
    for i in range(m + 1):
        for k in range(n):
            lift = 0.022 * (abs((i % 2) - (k % 2)))
            a = 2 * math.pi * k / n
            r = 0.275 + lift
            verts.append((-1.95 + 3.9 * i / m, -1.2 + r * math.cos(a), r * math.sin(a)))
    for i in range(m):
        for k in range(n):
            l = (k + 1) % n
            faces.append((i * n + k, i * n + l, (i + 1) * n + l, (i + 1) * n + k))
    add(verts, faces, 'A', smooth=False)


@model('pull-arch', **PULL)
def pull_arch():
    path = spline([(-2.6, -0.1, 0), (-2.3, -0.55, 0), (-1.5, -1.0, 0), (0, -1.25, 0), (1.5, -1.0, 0), (2.3, -0.55, 0), (2.6, -0.1, 0)], 12)
    n = len(path)
    sweep(path, rect2(0.62, 0.3, 0.13), up=(0, 0, 1), scales=[0.85 + 0.5 * math.sin(math.pi * i / (n - 1)) * 0.4 for i in range(n)])
    for s in (-1, 1):
        turned((s * 2.65, 0, 0), (s * 2.65, -1, 0), [(0, 0), (0.5, 0, 0.03), (0.46, 0.14, 0.06), (0.3, 0.24, 0.1), (0, 0.3)])


@model('pull-cup', **PULL)
def pull_cup():
    # a quarter of an ellipsoid, open below
    verts, faces, n, m = [], [], 36, 18
    for thick in (0.0, 0.09):
        for i in range(m + 1):
            b = math.pi / 2 * i / m
            for k in range(n + 1):
                a = math.pi * k / n
                x, y, z = (1.95 - thick) * math.cos(a), -(1.05 - thick) * math.sin(a) * math.cos(b), (1.2 - thick) * math.sin(b) * (math.sin(a) ** 0.5 if a else 0)
                verts.append((x, y, z - 0.45))
    row = n + 1
    half = (m + 1) * row
    for base in (0, half):
        for i in range(m):
            for k in range(n):
                faces.append((base + i * row + k, base + i * row + k + 1, base + (i + 1) * row + k + 1, base + (i + 1) * row + k))
    for k in range(n):
        faces.append((k, k + 1, half + k + 1, half + k))
    add(verts, faces, 'A', angle=60)
    plate([(-2.3, -0.62), (2.3, -0.62), (2.3, -0.4)] + [(2.3 * math.cos(math.pi * i / 40), -0.4 + 1.55 * math.sin(math.pi * i / 40) ** 0.75) for i in range(1, 40)] + [(-2.3, -0.4)], -0.1, 0.1, 'A', 0.03)


@model('pull-edge', **PULL)
def pull_edge():
    box(0, -0.05, -0.5, 6.4, 0.1, 1.0, 'A', 0.03)
    loop = [(0, 0), (0, 0.12), (-0.75, 0.12), (-0.9, 0.0), (-0.9, -0.42), (-0.78, -0.42), (-0.78, -0.02), (-0.7, 0.0)]
    verts = [(x, y - 0.02, z + 0.42) for x in (-3.2, 3.2) for y, z in loop]
    n = len(loop)
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    add(verts, faces, 'A', bevel=0.03, segments=2)


@model('pull-ring', **dict(PULL, fit=5.0))
def pull_ring():
    with at(0, 0, 0.75):
        turned((0, 0, 0), (0, -1, 0), [(0, 0), (0.78, 0, 0.03), (0.76, 0.12, 0.05), (0.5, 0.2, 0.06), (0.3, 0.5, 0.15), (0, 0.55)])
        ball(0, -0.5, 0, 0.26)
        ring(0, -1.0, -0.5, 0.98, 0.13)


# --- hinge, slide, inserts -----------------------------------------------------------------------------------------------
TRAY = dict(elevation=30, aim=0.06, yaw=-24)


@model('organizer', 34, **TRAY)
def organizer():
    w, d, h = 24, 20, 3.2
    box(0, 0, 0, w, d, 0.35, 'A', 0.03, grain=1)
    for s in (-1, 1):
        box(s * (w / 2 - 0.25), 0, 0, 0.5, d, h, 'A', 0.08, grain=1)
        box(0, s * (d / 2 - 0.25), 0, w, 0.5, h, 'A', 0.08, grain=0)
    for x in (-7.2, -2.6, 2.0, 6.6):
        box(x, -2.5, 0.3, 0.4, d - 6, h - 0.6, 'A', 0.06, grain=1)
    box(0, 5.4, 0.3, w - 1, 0.4, h - 0.6, 'A', 0.06, grain=0)
    for x, m in ((-9.4, 3), (-4.9, 3), (-0.3, 3), (4.3, 2)):
        for i in range(m):
            with at(x - 1.2 + i * 1.1, -2.5, 0.75, 90):
                sweep(spline([(-5, 0, 0.1), (-1, 0, 0.05), (2, 0, 0.12), (4.6, 0, 0.1)], 8), rect2(0.34, 0.12, 0.05), 'steel', up=(0, 0, 1))
                with at(5.0, 0, 0.02):
                    flat(oval(2.4, 1.0, 40), 0, 0.1, 'steel', 0.03)


@model('rollout', 34, **TRAY)
def rollout():
    w, d, h = 24, 20, 4.0
    box(0, 0, 0.5, w, d, 0.5, 'A', 0.03, grain=0)
    for s in (-1, 1):
        box(s * (w / 2 - 0.3), 0, 0.5, 0.6, d, h, 'A', 0.08, grain=1)
    box(0, d / 2 - 0.3, 0.5, w, 0.6, h, 'A', 0.08, grain=0)
    box(0, -d / 2 + 0.3, 0.5, w, 0.6, h * 0.72, 'A', 0.1, grain=0)
    for s in (-1, 1):
        box(s * (w / 2 + 0.3), 0.3, 0.6, 0.5, d, 1.6, 'steel', 0.05)
    for x, y, r, hh in ((-6, 3, 4.4, 4.6), (4.6, 2.4, 5, 3.6), (-1, -4.8, 3.2, 4)):
        lathe([(0, 0), (r, 0, 0.3), (r, hh, 0.05), (r + 0.2, hh + 0.1), (r - 0.1, hh + 0.1), (r - 0.2, 0.4), (0, 0.4)], 'steel', x, y, 1.0)


# --- sinks ---------------------------------------------------------------------------------------------------------------
SINK = dict(elevation=26, aim=0.12, yaw=-22)


def bowl(w, d, depth, top, x=0.0, r=2.0, wall=0.55, mat='A'):
    """The inside of a rectangular sink, from its rim down to the drain."""
    rings = [(top, rect2(w, d, r), x, 0), (top - 0.3, rect2(w - 0.3, d - 0.3, r), x, 0), (top - depth + 1.5, rect2(w - 1.2, d - 1.2, r), x, 0), (top - depth + 0.4, rect2(w - 2.2, d - 2.2, r), x, 0), (top - depth, rect2(w - 4, d - 4, r), x, 0), (top - depth - 0.15, rect2(3, 3, 1.49), x, 0)]
    loft(rings, mat, bottom=False)
    lathe([(0, 0.02), (1.7, 0.0), (1.9, 0.1, 0.05), (1.4, 0.1), (1.3, 0.03), (0, 0.03)], 'steel', x, 0, top - depth - 0.05)


def sink(w, d, h, bowls, r=1.2, lip=0.0, apron=False):
    """A solid block with bowls let into its top face."""
    loft([(0, rect2(w - 1.2, d - 1.2, r)), (0.6, rect2(w, d, r)), (h - 0.35, rect2(w, d, r)), (h, rect2(w - 0.5, d - 0.5, r))], 'A', top=False)
    left = -w / 2 + 0.25
    # the top between and round the bowls
    rim = 1.0
    inner_w = (w - 0.5 - rim * (len(bowls) + 1)) / sum(bowls)
    x = left
    for b in bowls:
        bw = inner_w * b
        bowl(bw, d - 0.5 - rim * 2, h - 1.0, h, x + rim + bw / 2, 1.6)
        middle = x + rim + bw / 2
        low = x if x == left else x + rim / 2
        high = w / 2 - 0.25 if x + bw + rim * 2 > w / 2 - 0.3 else x + bw + rim * 1.5
        hole(low, high, d - 0.5, bw, d - 0.5 - rim * 2, middle, h, 1.6)
        x += bw + rim


def hole(x0, x1, d, bw, bd, cx, z, r):
    """A flat frame round a bowl's opening."""
    outer = rect2(1, 1, 0.0005)
    inner = rect2(bw, bd, r)
    verts, faces, n = [], [], len(inner)
    for (u, v), (a, b) in zip(inner, outer):
        verts.append((cx + u, v, z))
        verts.append((x1 if a > 0 else x0, d / 2 if b > 0 else -d / 2, z))
    for i in range(n):
        j = (i + 1) % n
        faces.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    add(verts, faces, 'A', angle=30)


@model('sink-farmhouse', 46, **SINK)
def sink_farmhouse():
    sink(33, 19.5, 10, [1], 0.9)


@model('sink-single', 46, **SINK)
def sink_single():
    sink(30, 18, 9, [1], 1.6)


@model('sink-double', 46, **SINK)
def sink_double():
    sink(33, 19, 9, [1.3, 1], 1.6)


# --- hoods ---------------------------------------------------------------------------------------------------------------
HOOD = dict(fit=62, kind='wall', elevation=-3, aim=0.0, turn=24, move=(-0.02, 0, -0.02))


def lined(w, d, z):
    box(0, -d / 2, z - 0.1, w - 3, d - 3, 0.2, 'steel', 0.0)
    for x in (-w / 5, w / 5):
        lathe([(0, 0), (1.3, 0), (1.3, 0.1), (0, 0.1)], 'lens', x, -d + 4, z - 0.22)


@model('hood-chimney', **HOOD)
def hood_chimney():
    z0 = -20
    box(0, -10, z0, 36, 20, 3.2, 'A', 0.12, grain=0)
    a, b = rect2(36, 20, 0.1), rect2(13, 11.5, 0.1)
    loft([(z0 + 3.2, a, 0, -10), (z0 + 10, b, 0, -5.75)], 'A', smooth=False)
    box(0, -5.75, z0 + 10, 13, 11.5, 34, 'A', 0.08, grain=2)
    lined(36, 20, z0)
    for i in range(4):
        rod((8 + i * 1.8, -20, z0 + 1.6), (8 + i * 1.8, -20.25, z0 + 1.6), 0.45, 'steel')


@model('hood-curved', **HOOD)
def hood_curved():
    z0 = -20
    sections = [(z0 + 4.5, 36, 20)]
    for i in range(1, 15):
        t = i / 14
        k = (1 - t) ** 2.2
        sections.append((z0 + 4.5 + 28 * t, 15 + 20 * k, 12 + 7.6 * k))
    sections.append((z0 + 44, 15, 12))
    loft([(z, rect2(w, d, 0.2), 0, -d / 2) for z, w, d in sections], 'A', angle=30)
    box(0, -10.2, z0, 37, 20.6, 4.5, 'A', 0.25, grain=0)
    box(0, -10.3, z0 + 4.1, 37.6, 21, 0.7, 'B', 0.15, grain=0)
    lined(36, 20, z0)


@model('hood-box', **HOOD)
def hood_box():
    z0 = -17
    box(0, -9.5, z0 + 5, 35, 19, 29, 'A', 0.15, grain=0)
    box(0, -10, z0, 37, 20.6, 5.2, 'A', 0.15, grain=0)
    box(0, -9.7, z0 + 33.4, 36.4, 20, 1.6, 'A', 0.15, grain=0)
    lined(36, 20, z0)


# --- stone and tile --------------------------------------------------------------------------------------------------------
@model('countertop', 74, elevation=19, aim=0.27, yaw=-28)
def countertop():
    """On two cabinets, with an upstand: a slab by itself reads as a board to cut on."""
    with wear(A='white-paint', B='white-paint'):
        for x in (-15, 15):
            with at(x):
                cabinet_base()
    flat(rect2(62, 25.5, 0.25, 4), 34.5, 1.5, 'A', 0.16, grain=0, y=-0.8)
    box(0, 11.4, 36, 62, 1.1, 4.2, 'A', 0.12, grain=0)


def tiles(place, gap=0.12):
    box(0, -0.16, -30, 60, 0.3, 60, 'grout', 0.0)
    rng = random.Random(5)
    for x, z, w, h in place:
        with at(x, -0.12, z, rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7)):
            box(0, -0.16, -h / 2 + gap / 2, w - gap, 0.32, h - gap, 'A', 0.07)


TILE = dict(fit=17, kind='wall', elevation=3, aim=0.0, turn=22)


@model('tile-subway', **TILE)
def tile_subway():
    tiles([(i * 6 + (3 if row % 2 else 0), row * 3, 6, 3) for row in range(-5, 6) for i in range(-3, 4)])


@model('tile-stack', **TILE)
def tile_stack():
    tiles([(i * 2.5, row * 8, 2.5, 8) for row in range(-2, 3) for i in range(-6, 7)])


@model('tile-hex', **TILE)
def tile_hex():
    box(0, -0.16, -30, 60, 0.3, 60, 'grout', 0.0)
    rng = random.Random(5)
    r = 2.0
    for row in range(-6, 7):
        for i in range(-5, 6):
            x, z = (i + (0.5 if row % 2 else 0)) * r * math.sqrt(3), row * r * 1.5
            loop = [((r - 0.07) * math.sin(math.pi / 3 * k), (r - 0.07) * math.cos(math.pi / 3 * k)) for k in range(6)]
            with at(x, -0.42, z, rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7)):
                plate(loop[::-1], 0, 0.3, 'A', 0.06)
