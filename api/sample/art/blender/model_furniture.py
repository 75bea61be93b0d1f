"""Stools, chairs, sofas, tables, storage and beds."""
from joinery import *  # noqa: F403
from models import model
from parts import *  # noqa: F403


def leg(x, y, z0, z1, r0=0.55, r1=0.9, dx=0.0, dy=0.0, mat='A'):
    """A round tapered leg; dx and dy splay its foot."""
    rod((x + dx, y + dy, z0), (x, y, z1), r0, mat, r2=r1, edge=0.06)


def tapered(x, y, z1, s0, s1, mat='A'):
    with at(x, y):
        loft([(0, rect2(s0, s0, 0.18)), (z1 * 0.55, rect2(s1, s1, 0.2)), (z1, rect2(s1, s1, 0.2))], mat, grain=2)


def four(w, d, make):
    for x in (-1, 1):
        for y in (-1, 1):
            make(x, y, x * w / 2, y * d / 2)


def dished(w, d, z, thick, mat='A', dip=0.5, power=3.2, n=96):
    """A wooden seat, hollowed a little."""
    loop = oval(w, d, n, power)
    rings = [(z, oval(w - 1.2, d - 1.2, n, power)), (z + thick * 0.4, loop), (z + thick - 0.2, loop)]
    rings += [(z + thick - 0.02 - dip * (1 - k * k), oval(w * k, d * k, n, power)) for k in (0.97, 0.9, 0.75, 0.5, 0.2)]
    loft(rings, mat, grain=0)


# --- stools -----------------------------------------------------------------------------------------------------------
STOOL = dict(fit=42, aim=0.42, yaw=-34, elevation=11)


@model('stool-back', **STOOL)
def stool_back():
    four(12.4, 11.6, lambda sx, sy, x, y: leg(x, y, 0, 25.2, 0.6, 0.8, sx * 3.0, sy * 2.7))
    dished(17, 16.5, 24.4, 1.6)
    rod((-8.4, -7.8, 8), (8.4, -7.8, 8), 0.5)
    for s in (-1, 1):
        rod((s * 8.3, -7.4, 10), (s * 8.3, 7.4, 10), 0.45)
        rod((s * 6.7, 6.2, 25.4), (s * 7.8, 9.0, 36), 0.55)
    back_rail(8.6, 36.4, 8.0, 4.0)


def back_rail(half, z, y, h, bow=2.0, thick=0.85, mat='A'):
    """A bent rail of a chair's back, curved away from the sitter."""
    n = 24
    verts, faces = [], []
    section = rect2(thick, h, 0.3)
    for i in range(n + 1):
        u = -1 + 2 * i / n
        x, yy = half * u, y + bow * (1 - u * u)
        for a, b in section:
            verts.append((x, yy + a, z + b))
    m = len(section)
    for i in range(n):
        for k in range(m):
            l = (k + 1) % m
            faces.append((i * m + k, i * m + l, (i + 1) * m + l, (i + 1) * m + k))
    faces += [tuple(range(m)), tuple(n * m + k for k in range(m))[::-1]]
    add(verts, faces, mat, grain=0)


@model('stool-round', **STOOL)
def stool_round():
    lathe([(0, 24.6), (6.6, 24.6, 0.3), (7.2, 25.2, 0.3), (7.2, 26.0, 0.4), (6.0, 26.2, 0.4), (0, 25.9)], grain=0)
    four(9, 9, lambda sx, sy, x, y: leg(x, y, 0, 24.8, 0.65, 0.85, sx * 2.6, sy * 2.6))
    hoop(8.7, 9, circle2(0.36), 'brass')


def stool_round_low():
    """For rooms: to put towels on."""
    lathe([(0, 16.6), (6.6, 16.6, 0.3), (7.2, 17.2, 0.3), (7.2, 18.0, 0.4), (6.0, 18.2, 0.4), (0, 18.2)], grain=0)
    four(9, 9, lambda sx, sy, x, y: leg(x, y, 0, 16.8, 0.65, 0.85, sx * 1.6, sy * 1.6))


@model('stool-saddle', **STOOL)
def stool_saddle():
    n, m = 32, 16
    verts, faces = [], []
    for layer, z in ((0, 26.0), (1, 24.6)):
        for i in range(n + 1):
            for k in range(m + 1):
                u, v = -1 + 2 * i / n, -1 + 2 * k / m
                edge = 1 - 0.10 * abs(u) ** 4
                verts.append((9 * u, 5.6 * v * edge, z + (1.9 * u * u - 0.35 * v * v * (1 if layer == 0 else 0))))
    row, size = m + 1, (n + 1) * (m + 1)
    for base in (0, size):
        for i in range(n):
            for k in range(m):
                faces.append((base + i * row + k, base + i * row + k + 1, base + (i + 1) * row + k + 1, base + (i + 1) * row + k))
    for i in range(n):
        for k in (0, m):
            faces.append((i * row + k, (i + 1) * row + k, size + (i + 1) * row + k, size + i * row + k))
    for k in range(m):
        for i in (0, n):
            faces.append((i * row + k, i * row + k + 1, size + i * row + k + 1, size + i * row + k))
    add(verts, faces, 'A', bevel=0.2, grain=0)
    four(13, 7, lambda sx, sy, x, y: leg(x, y, 0, 25.4, 0.65, 0.85, sx * 1.5, sy * 1.9))
    for s in (-1, 1):
        rod((s * 7.4, -4.6, 9), (s * 7.4, 4.6, 9), 0.45)
    rod((-7.4, -4.6, 7), (7.4, -4.6, 7), 0.5)
    rod((-7.4, 4.6, 7), (7.4, 4.6, 7), 0.5)


# --- dining chairs ---------------------------------------------------------------------------------------------------------
CHAIR = dict(fit=40, aim=0.42, yaw=-36, elevation=11)


@model('chair-dining', **CHAIR)
def chair_dining():
    for s in (-1, 1):
        leg(s * 8.2, -7.6, 0, 17, 0.6, 0.85, s * 0.5, -0.4)
        tube([(s * 8.6, 9.4, 0), (s * 8.0, 7.6, 17), (s * 8.2, 10.0, 31)], 0.8, bend=8)
        rod((s * 8.2, -7.6, 15.4), (s * 8.0, 7.8, 15.4), 0.55)
    for y in (-7.6, 7.6):
        rod((-8.2, y, 15.4), (8.2, y, 15.4), 0.6)
    back_rail(8.4, 29.4, 9.6, 4.4, 1.6)
    back_rail(8.1, 22.4, 8.2, 1.7, 1.4)
    cushion(0, -0.4, 16.2, 18, 17.4, 2.2, 'ivory', 0.5, 1.0)


@model('chair-spindle', **CHAIR)
def chair_spindle():
    dished(18.5, 17.5, 16.2, 1.7, power=2.6)
    four(12.5, 11.5, lambda sx, sy, x, y: leg(x, y, 0, 16.6, 0.55, 0.85, sx * 2.4, sy * 2.0))
    for s in (-1, 1):
        rod((s * 7.3, -6.6, 7), (s * 7.3, 6.6, 7), 0.5)
    rod((-7.3, 0, 7), (7.3, 0, 7), 0.5)
    top, low = [], []
    for i in range(9):
        u = -1 + i / 4
        low.append((6.9 * u, 7.0 - 1.0 * u * u, 17.4))
        top.append((8.6 * u, 11.6 - 2.2 * u * u, 32.2))
    for a, b in zip(low, top):
        rod(a, b, 0.3)
    back_rail(9.6, 33.2, 9.0, 2.3, 2.6)


# --- upholstered chairs -----------------------------------------------------------------------------------------------------
LOUNGE = dict(fit=48, aim=0.38, yaw=-34, elevation=11)


@model('chair-barrel', **LOUNGE)
def chair_barrel():
    # a curved wall round the seat
    n, verts, faces = 64, [], []
    section = [(-1.9, 6), (-2.2, 7), (-2.2, 24), (-1.6, 26.6), (0, 27.6), (1.6, 26.6), (2.2, 24), (2.2, 7), (1.9, 6)]
    points = _smooth(section)
    m = len(points)
    for i in range(n + 1):
        a = math.radians(-40 + 260 * i / n)
        drop = 1.0 - 0.20 * max(0.0, math.cos(math.radians(-40 + 260 * i / n - 90)) * -1 + 0.1) ** 1.0
        for r, z in points:
            verts.append(((12.4 + r) * math.cos(a), (12.4 + r) * math.sin(a), 6 + (z - 6) * drop))
    for i in range(n):
        for k in range(m):
            l = (k + 1) % m
            faces.append((i * m + k, i * m + l, (i + 1) * m + l, (i + 1) * m + k))
    faces += [tuple(range(m)), tuple(n * m + k for k in range(m))]
    add(verts, faces, 'A', angle=70, bevel=0.5)
    loft([(5.6, oval(25, 25)), (6, oval(25.6, 25.6)), (11.5, oval(25.6, 25.6))], 'A')
    loft([(11.2, oval(20.6, 21)), (11.8, oval(21.8, 22.4)), (15.4, oval(21.8, 22.4)), (16.6, oval(20, 20.4)), (17.1, oval(14, 14)), (17.2, oval(4, 4))], 'A')
    lathe([(0, 0), (10, 0, 0.2), (10, 5.7), (0, 5.7)], 'dark')


def _smooth(points, steps=4):
    return [(p.x, p.z) for p in spline([(a, 0, b) for a, b in points], steps)]


@model('chair-lounge', **LOUNGE)
def chair_lounge():
    for s in (-1, 1):
        tube([(s * 13.4, -13.6, 0), (s * 13.4, -12.4, 21.6), (s * 13.4, 11.5, 20.4), (s * 13.4, 14.2, 0)], 0.85, 'oak', bend=2.2)
        rod((s * 13.4, -12.9, 11.6), (s * 13.4, 12.7, 9.8), 0.7, 'oak')
    for y, z in ((-12.0, 11.4), (9.6, 10.0)):
        rod((-13.4, y, z), (13.4, y, z), 0.7, 'oak')
    cushion(0, -1.4, 11.0, 24.4, 24, 5.4, 'A', 0.7, 2.0)
    cushion(0, 9.8, 14.2, 24.4, 5.6, 19.5, 'A', 0.5, 2.3, pitch=-14)


@model('chair-wing', **LOUNGE)
def chair_wing():
    four(21, 20, lambda sx, sy, x, y: tapered(x, y, 7, 1.0, 1.7, 'walnut'))
    cushion(0, 0, 6.4, 27, 26, 6.6, 'A', 0.1, 1.2)
    cushion(0, -1.6, 12.6, 20.6, 22, 5.2, 'A', 0.6, 1.8)
    cushion(0, 10.6, 10, 24, 5.4, 31, 'A', 0.5, 2.4, pitch=-9)
    for s in (-1, 1):
        cushion(s * 12.4, -1.2, 7.5, 4.4, 22, 14.6, 'A', 0.3, 2.0)
        cushion(s * 12.0, 8.8, 20, 3.8, 9, 20, 'A', 0.3, 1.8, pitch=-9)


# --- sofas -------------------------------------------------------------------------------------------------------------------
SOFA = dict(fit=100, aim=0.20, yaw=-20, elevation=11)


def sofa(w, seats, d=37, legs='walnut', arm=6.0, back_cushions=None, arm_h=23.5):
    four(w - 8, d - 7, lambda sx, sy, x, y: tapered(x, y, 6, 1.2, 2.0, legs))
    cushion(0, 0, 5.6, w, d, 6.6, 'A', 0.0, 1.2)
    inside = w - arm * 2
    cushion(0, d / 2 - 3.6, 8, w - 2, 7.2, 23.5, 'A', 0.2, 2.4)
    for s in (-1, 1):
        cushion(s * (w / 2 - arm / 2), -0.3, 7, arm, d - 0.4, arm_h - 7, 'A', 0.25, 2.2)
    each = inside / seats
    for i in range(seats):
        cushion(-inside / 2 + each * (i + 0.5), -3.2, 11.6, each - 0.25, d - 8.2, 6.4, 'A', 0.9, 1.7)
    n = back_cushions or seats
    each = inside / n
    for i in range(n):
        cushion(-inside / 2 + each * (i + 0.5), d / 2 - 9.6, 16.6, each - 0.5, 6.8, 16.4, 'A', 1.2, 2.6, pitch=-12)


@model('sofa-two', **SOFA)
def sofa_two():
    sofa(64, 2)


@model('sofa-three', **SOFA)
def sofa_three():
    sofa(84, 3)


@model('sofa-bench', **SOFA)
def sofa_bench():
    sofa(82, 1, back_cushions=2, arm=5, arm_h=22)
    cushion(-29, 4.6, 19.5, 17, 5, 15, 'linen', 1.4, 2.0, yaw=-10, pitch=-20)


@model('sofa-sectional', **dict(SOFA, fit=122, elevation=15))
def sofa_sectional():
    with at(-6, 8):
        sofa(100, 3)
        with at(33.5, -29):
            cushion(0, 0, 5.6, 32, 40, 6.6, 'A', 0.0, 1.2)
            cushion(-0.5, -0.6, 11.6, 28, 38, 6.4, 'A', 0.9, 1.7)
            for x in (-13, 13):
                tapered(x, -17, 6, 1.2, 2.0, 'walnut')


@model('ottoman', 46, aim=0.30, yaw=-26, elevation=13)
def ottoman():
    four(20, 18, lambda sx, sy, x, y: tapered(x, y, 6.4, 1.1, 1.8, 'walnut'))
    cushion(0, 0, 6, 26, 23, 5.6, 'A', 0.0, 1.2)
    cushion(0, 0, 11.2, 26.2, 23.2, 6.0, 'A', 1.1, 2.0)


@model('bench-upholstered', 66, aim=0.22, yaw=-24, elevation=12)
def bench_upholstered():
    four(44, 12, lambda sx, sy, x, y: tapered(x, y, 14, 1.2, 1.9, 'oak'))
    box(0, 0, 12.2, 49, 16.6, 2.0, 'oak', 0.2, grain=0)
    cushion(0, 0, 13.8, 50, 17.4, 4.6, 'A', 0.5, 1.6)


@model('bench-wood', 66, aim=0.22, yaw=-24, elevation=12)
def bench_wood():
    flat(rect2(50, 14.5, 1.0), 16.2, 1.6, 'A', 0.25)
    four(40, 10, lambda sx, sy, x, y: leg(x, y, 0, 16.4, 0.7, 1.0, sx * 2, sy * 1))
    rod((-20, 0, 9), (20, 0, 9), 0.6)


# --- tables --------------------------------------------------------------------------------------------------------------------
TABLE = dict(fit=100, aim=0.20, yaw=-26, elevation=12)


@model('table-dining', **TABLE)
def table_dining():
    four(68, 30, lambda sx, sy, x, y: tapered(x, y, 28, 1.8, 3.0))
    for y in (-15, 15):
        box(0, y, 24.6, 66, 0.9, 3.6, 'A', 0.1, grain=0)
    for x in (-34, 34):
        box(x, 0, 24.6, 0.9, 28, 3.6, 'A', 0.1, grain=1)
    for i in range(4):
        box(0, -14.25 + i * 9.5, 28.2, 78, 9.47, 1.5, 'A', 0.16, grain=0)


@model('table-trestle', **TABLE)
def table_trestle():
    for x in (-26, 26):
        box(x, 0, 0, 3.4, 28, 2.6, 'A', 0.3, grain=1)
        box(x, 0, 25.6, 3.4, 26, 2.6, 'A', 0.3, grain=1)
        for s in (-1, 1):
            with at(x, s * 5.0, 2.2, 0, s * 9):
                box(0, 0, 0, 2.8, 3.4, 24, 'A', 0.25, grain=2)
    box(0, 0, 10, 50, 2.2, 4.2, 'A', 0.25, grain=0)
    for i in range(4):
        box(0, -13.9 + i * 9.25, 28.2, 80, 9.22, 1.8, 'A', 0.18, grain=0)


@model('table-round', **dict(TABLE, fit=70, aim=0.26))
def table_round():
    lathe([(0, 28.4), (23.2, 28.4, 0.2), (24, 29.0, 0.3), (24, 29.6, 0.25), (23.6, 29.9, 0.2), (0, 29.9)], grain=0, segments=128)
    lathe([(0, 26.5), (9, 26.8, 0.2), (9, 28.4), (0, 28.4)], grain=0)
    lathe([(2.6, 0), (2.6, 8, 0.6), (3.6, 12, 2), (2.2, 20, 2), (3.2, 26.8)], segments=64)
    for a in (0, 90, 180, 270):
        with at(0, 0, 0, a + 20):
            sweep(spline([(1.5, 0, 8.4), (7, 0, 6.8), (13, 0, 3.0), (16.5, 0, 1.2)], 8), rect2(2.4, 2.8, 0.5), up=(0, 0, 1), scales=[1.1 - 0.4 * i / 24 for i in range(25)])


@model('coffee-rect', 62, aim=0.19, yaw=-28, elevation=14)
def coffee_rect():
    flat(rect2(46, 24, 2.0), 15.2, 1.4, 'A', 0.3)
    four(39, 17, lambda sx, sy, x, y: leg(x, y, 0, 15.4, 0.75, 1.15, sx * 1.6, sy * 1.2))
    for i in range(9):
        box(0, -6.4 + i * 1.6, 6.6, 37, 1.1, 0.7, 'A', 0.12, grain=0)
    for x in (-18.5, 18.5):
        box(x, 0, 5.8, 1.2, 16, 0.9, 'A', 0.12, grain=1)


@model('coffee-round', 54, aim=0.21, yaw=-28, elevation=14)
def coffee_round():
    lathe([(0, 14.6), (17, 14.6, 0.2), (18, 15.2, 0.3), (18, 15.9, 0.3), (17.6, 16.2, 0.15), (0, 16.2)], grain=0, segments=128)
    lathe([(0, 0), (10.5, 0, 0.2), (10.5, 14.7), (0, 14.7)], lobes=40, depth=0.05, segments=240)


@model('side-table', 40, aim=0.36, yaw=-28, elevation=12)
def side_table():
    lathe([(0, 22), (8.6, 22, 0.15), (9, 22.4, 0.2), (9, 23, 0.2), (0, 23.2)], grain=0, segments=96)
    lathe([(0, 8), (6.4, 8, 0.2), (6.4, 8.9, 0.2), (0, 8.9)], grain=0)
    for a in (30, 150, 270):
        t = math.radians(a)
        leg(5.6 * math.cos(t), 5.6 * math.sin(t), 0, 22.2, 0.55, 0.75, 2.4 * math.cos(t), 2.4 * math.sin(t))


@model('side-cube', 40, aim=0.30, yaw=-32, elevation=14)
def side_cube():
    box(0, 0, 0, 16, 16, 18, 'A', 0.4, grain=2)
    box(0, -8.0, 8.8, 15.6, 0.12, 0.25, 'dark', 0.0)


# --- storage ---------------------------------------------------------------------------------------------------------------------
LOW = dict(fit=86, aim=0.22, yaw=-24, elevation=9)


def case(w, d, z, h, mat='A', t=1.0):
    """A box with a frame round a set-back front."""
    box(0, 0, z + h - t, w, d, t, mat, 0.12, grain=0)
    box(0, 0, z, w, d, t, mat, 0.12, grain=0)
    for s in (-1, 1):
        box(s * (w - t) / 2, 0, z + t - 0.1, t, d, h - 2 * t + 0.2, mat, 0.08, grain=2)
    box(0, 0.6, z + t, w - 2 * t, d - 1.6, h - 2 * t, mat, 0.0, grain=0)


def fronts(w, d, z, h, columns, style='slab', handle='knob', t=1.0):
    grid(w - 2 * t - 0.2, d, z + t + 0.1, h - 2 * t - 0.2, columns, y=-d / 2 + 0.85, style=style, handle=handle)


@model('sideboard', **LOW)
def sideboard():
    four(58, 13, lambda sx, sy, x, y: tapered(x, y, 8, 1.1, 1.9))
    case(68, 18, 7.6, 24)
    fronts(68, 18, 7.6, 24, [(1, [(1, 'pair')]), (0.9, [(1, 'd'), (1, 'd'), (1, 'd')]), (1, [(1, 'pair')])])


@model('sideboard-fluted', **LOW)
def sideboard_fluted():
    box(0, 0.6, 0, 64, 15, 3, 'dark', 0.05)
    case(68, 18, 2.8, 28, t=1.2)
    for i in range(4):
        front(-24.6 + i * 16.4, -8.2, 4.2, 16.2, 25.4, 'A', 'fluted')
    for s in (-1, 1):
        pull(s * 16.4 - 1.0, -9.2, 17, 5, upright=True)
        pull(s * 16.4 + 1.0, -9.2, 17, 5, upright=True)


@model('media', **LOW)
def media():
    box(0, 0.6, 0, 62, 13, 4, 'dark', 0.05)
    case(70, 17, 3.6, 20)
    grid(67, 17, 4.8, 17.6, [(1, [(1, 'door')]), (1, [(1, 'none')]), (1, [(1, 'door-left')])], y=-7.6, style='fluted', handle=None)
    box(0, -4, 5.0, 21, 8, 17.2, 'dark', 0)
    box(0, -4.4, 13, 22, 8.2, 0.8, 'A', 0.1, grain=0)


@model('dresser', 78, aim=0.27, yaw=-24, elevation=9)
def dresser():
    four(50, 13, lambda sx, sy, x, y: tapered(x, y, 6, 1.2, 2.0))
    case(58, 19, 5.6, 28.5)
    fronts(58, 19, 5.6, 28.5, [(1, [(1, 'd'), (1, 'd'), (1, 'd')]), (1, [(1, 'd'), (1, 'd'), (1, 'd')])])


@model('nightstand', 42, aim=0.33, yaw=-28, elevation=12)
def nightstand():
    four(16, 11.5, lambda sx, sy, x, y: tapered(x, y, 8, 1.0, 1.7))
    case(22, 16.5, 7.6, 17)
    fronts(22, 16.5, 7.6, 17, [(1, [(1, 'd'), (1, 'd')])])


@model('nightstand-open', 42, aim=0.33, yaw=-28, elevation=12)
def nightstand_open():
    four(17.6, 13, lambda sx, sy, x, y: leg(x, y, 0, 18, 0.6, 0.85, sx * 0.6, sy * 0.5))
    case(22, 16.5, 17, 7.4, t=0.9)
    fronts(22, 16.5, 17, 7.4, [(1, [(1, 'd')])], t=0.9)
    box(0, 0, 5.4, 19, 14, 0.9, 'A', 0.12, grain=0)
    for i, m in enumerate(('linen', 'green', 'clay')):
        box(1, 0, 6.3 + i * 1.25, 11 - i, 8 - i * 0.6, 1.2, m, 0.08)


@model('console', 70, aim=0.26, yaw=-24, elevation=10)
def console():
    four(44, 9, lambda sx, sy, x, y: tapered(x, y, 29, 1.1, 1.8))
    box(0, 0, 24.8, 47, 11, 5.0, 'A', 0.12, grain=0)
    for s in (-1, 1):
        front(s * 11.4, -5.4, 25.3, 22, 4.0, 'A', 'slab')
        knob(s * 11.4, -6.2, 27.3)
    flat(rect2(52, 14, 0.4), 29.6, 1.1, 'A', 0.18)
    box(0, 0, 5.6, 43, 8.4, 0.9, 'A', 0.12, grain=0)


@model('bookcase', 84, aim=0.50, yaw=-26, elevation=6)
def bookcase():
    open_box(34, 13, 76, 3, shelves=4, t=1.0)
    box(0, 0.5, 0, 33, 11, 3.2, 'A', 0.08, grain=0)
    rng = random.Random(3)
    for row, z in enumerate((4.0, 18.4, 33.4, 48.6, 63.8)):
        x = -14.5 if row % 2 else 2
        end = x + 13
        while x < end:
            w, h = rng.uniform(0.9, 1.8), rng.uniform(7.5, 10.5)
            box(x + w / 2, 0.5, z, w, 7, h, rng.choice(('linen', 'green', 'ivory', 'clay', 'dark', 'soap')), 0.06)
            x += w + 0.04
        sx = 7.5 if row % 2 else -8
        if row in (0, 3):
            lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], 'clay' if row else 'ceramic', sx, 0, z)
        elif row == 1:
            for i in range(3):
                box(sx, 0, z + i * 1.5, 10 - i, 7.4, 1.4, ('ivory', 'dark', 'linen')[i], 0.08)
        else:
            lathe([(0, 0), (2.4, 0, 0.4), (4.6, 3, 0.8), (4.4, 3.2), (2.4, 0.6), (0, 0.5)], 'ceramic' if row == 2 else 'brass', sx, 0, z)


WALL_SHELF = dict(fit=52, kind='wall', elevation=7, aim=0.0, turn=24)


@model('shelf-floating', **WALL_SHELF)
def shelf_floating():
    box(0, -4.6, -1, 36, 9.2, 2, 'A', 0.12, grain=0)
    lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], 'clay', -11, -4.6, 1)
    for i, h in enumerate((8.4, 9.2, 8.0, 8.8)):
        box(6 + i * 1.5, -4.4, 1, 1.3, 6.5, h, ('linen', 'green', 'ivory', 'dark')[i], 0.06)
    lathe([(0, 0), (1.4, 0, 0.3), (2.6, 2, 0.6), (2.5, 2.2), (1.2, 0.5), (0, 0.4)], 'ceramic', -3, -4.6, 1)


@model('shelf-wall', **dict(WALL_SHELF, fit=56))
def shelf_wall():
    for s in (-1, 1):
        box(s * 12, -0.6, -18, 1.3, 1.2, 36, 'brass', 0.08)
    for z in (-14, 0, 14):
        box(0, -5.4, z, 36, 9.4, 1.2, 'A', 0.12, grain=0)
        for s in (-1, 1):
            box(s * 12, -5, z - 0.55, 0.9, 9, 0.5, 'brass', 0.06)
    for i, h in enumerate((8.4, 9.2, 8.0, 8.8, 7.6)):
        box(-9 + i * 1.5, -5, 1.2, 1.3, 6.5, h, ('linen', 'green', 'ivory', 'dark', 'clay')[i], 0.06)
    lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], 'ceramic', 8, -5, 15.2)
    lathe([(0, 0), (2.4, 0, 0.4), (4.6, 3, 0.8), (4.4, 3.2), (2.4, 0.6), (0, 0.5)], 'clay', -6, -5, -12.8)
    for i in range(2):
        box(8, -5, -12.8 + i * 1.5, 10 - i, 7.4, 1.4, ('ivory', 'linen')[i], 0.08)


# --- beds --------------------------------------------------------------------------------------------------------------------------
BED = dict(fit=124, aim=0.24, yaw=-34, elevation=14)


def bedding(w, l, z):
    cushion(0, 0, z, w, l, 9.5, 'ivory', 0.3, 2.4)
    cushion(0, -7, z + 5.6, w + 3.4, l - 15, 5.6, 'linen', 0.8, 2.2)
    cushion(0, l / 2 - 23.5, z + 8.0, w + 3.6, 9, 4.0, 'ivory', 0.3, 1.6)
    for s in (-1, 1):
        cushion(s * w * 0.245, l / 2 - 8, z + 8.6, w * 0.45, 7.5, 15.5, 'ivory', 1.6, 2.6, pitch=-34)
    cushion(0, l / 2 - 14.5, z + 9.6, 22, 5, 11.5, 'green', 1.3, 2.0, pitch=-34)


@model('bed-wood', **BED)
def bed_wood():
    w, l = 62, 80
    for s in (-1, 1):
        box(s * (w / 2 + 0.4), 0, 9, 1.4, l, 6.5, 'A', 0.2, grain=1)
        tapered(s * (w / 2 - 1), -l / 2 + 1.5, 15.6, 1.8, 2.6)
        tapered(s * (w / 2 - 1), l / 2, 44, 2.2, 2.8)
    box(0, -l / 2, 9, w, 1.4, 6.5, 'A', 0.2, grain=0)
    for i in range(4):
        box(0, l / 2, 14 + i * 7.3, w - 2.4, 1.2, 7.1, 'A', 0.18, grain=0)
    box(0, l / 2, 43, w + 2, 2.6, 1.6, 'A', 0.3, grain=0)
    bedding(w - 2.4, l - 3, 11)


@model('bed-canopy', **dict(BED, aim=0.34, fit=132))
def bed_canopy():
    w, l, h = 64, 82, 80
    four(w, l, lambda sx, sy, x, y: box(x, y, 0, 2.4, 2.4, h, 'A', 0.2, grain=2))
    for s in (-1, 1):
        box(s * w / 2, 0, h - 2.4, 2.2, l - 2, 2.2, 'A', 0.2, grain=1)
        box(0, s * l / 2, h - 2.4, w - 2, 2.2, 2.2, 'A', 0.2, grain=0)
        box(s * w / 2, 0, 9, 1.6, l - 2, 6.5, 'A', 0.2, grain=1)
    box(0, -l / 2, 9, w - 2, 1.6, 6.5, 'A', 0.2, grain=0)
    box(0, l / 2, 9, w - 2, 1.4, 32, 'A', 0.2, grain=0)
    bedding(w - 4, l - 5, 11)


@model('bed-upholstered', **BED)
def bed_upholstered():
    w, l = 64, 81
    four(w - 10, l - 12, lambda sx, sy, x, y: tapered(x, y, 6, 1.4, 2.2, 'walnut'))
    for s in (-1, 1):
        cushion(s * (w / 2), 0, 5.6, 3.2, l, 10.5, 'A', 0.15, 1.2)
    cushion(0, -l / 2, 5.6, w + 3, 3.2, 10.5, 'A', 0.15, 1.2)
    # a headboard of upright channels
    for i in range(7):
        cushion(-w / 2 + (i + 0.5) * (w + 3) / 7 - 1.5, l / 2, 8, (w + 3) / 7 - 0.1, 5.0, 41, 'A', 0.5, 2.2)
    bedding(w - 4.4, l - 5, 9)


@model('desk', **dict(LOW, fit=78, aim=0.25, yaw=-26, elevation=11))
def desk():
    four(52, 20, lambda sx, sy, x, y: tapered(x, y, 29, 1.1, 2.0))
    box(0, 0, 24.4, 54, 21.5, 4.8, 'A', 0.12, grain=0)
    for i in (-1, 0, 1):
        front(i * 17.4, -10.7, 24.8, 17.0, 4.0, 'A', 'slab')
        knob(i * 17.4, -11.5, 26.8)
    flat(rect2(58, 25, 0.5), 29.0, 1.2, 'A', 0.2)
