"""Vanities, basins, tubs, toilets, mirrors and what hangs on a bathroom's wall."""
from joinery import *  # noqa: F403
from models import model
from parts import *  # noqa: F403


# --- vanities: one scale for all widths -----------------------------------------------------------------------
def vanity(w, d, columns, h=34.5, two='drawer'):
    leg = 5.0
    for x in (-1, 1):
        for y in (-1, 1):
            box(x * (w / 2 - 1.2), y * (d / 2 - 1.2), 0, 2.2, 2.2, leg + 1, 'A', 0.1, grain=2)
    box(0, 0, leg, w, d, h - leg - 1.2, 'A', 0.08, grain=0)
    box(0, -d / 2 + 0.6, leg - 0.9, w - 4.4, 0.8, 1.4, 'A', 0.05, grain=0)
    grid(w - 2.4, d, leg + 1.0, h - leg - 3.2, columns, handle='pull', two=two)
    box(0, -0.3, h - 1.2, w + 1.0, d + 0.8, 1.2, 'marble', 0.1, grain=0)
    box(0, d / 2 - 0.3, h, w + 1.0, 0.75, 3.2, 'marble', 0.08, grain=0)
    for x in [0] if w < 56 else [-w / 4, w / 4]:
        with at(x, -0.6, h):
            # the basin's rim and hollow, and a faucet's place behind it
            with at(0, 0, 0.02):
                flat(oval(min(17, w * 0.55), 12.5, 72, 3), 0, 0.02, 'ceramic', 0)
            with at(0, 6.4, 0, scale=0.92):
                lathe([(0, 0), (0.95, 0, 0.05), (0.95, 0.25, 0.08), (0.6, 0.5, 0.1), (0.5, 1), (0, 1)], 'brass')
                sweep([Vector((0, 0, 0.5)), Vector((0, 0, 4))] + arc(0, -2.2, 4.4, 2.2, 0, 180, 'yz', 24) + [Vector((0, -4.4, 3.4))], 0.42, 'brass')
                for s in (-4, 4):
                    lathe([(0, 0), (0.85, 0, 0.05), (0.8, 0.25, 0.1), (0.5, 0.5, 0.1), (0.5, 1.7, 0.1), (0, 1.75)], 'brass', s)
                    rod((s, 0, 1.8), (s + (1.9 if s > 0 else -1.9), 0, 2.0), 0.18, 'brass')


VANITY = dict(elevation=8, aim=0.26, yaw=-24)
WIDE = dict(elevation=8, aim=0.22, yaw=-24)


@model('vanity-24', 58, **VANITY)
def vanity_24():
    vanity(24, 18.5, [(1, [(1, 'drawer'), (3, 'pair')])])


@model('vanity-36', 58, **VANITY)
def vanity_36():
    vanity(36, 21.5, [(1.5, [(4, 'pair')]), (1, [(1, 'drawer'), (1, 'drawer'), (1, 'drawer')])])


@model('vanity-48', 58, **VANITY)
def vanity_48():
    vanity(48, 22, [(1, [(1, 'drawer'), (1, 'drawer'), (1, 'drawer')]), (1.9, [(1, 'pair')]), (1, [(1, 'drawer'), (1, 'drawer'), (1, 'drawer')])])


@model('vanity-60', 84, **WIDE)
def vanity_60():
    vanity(60, 22, [(1.6, [(1, 'pair')]), (1, [(1, 'drawer'), (1, 'drawer'), (1, 'drawer')]), (1.6, [(1, 'pair')])])


@model('vanity-72', 84, **WIDE)
def vanity_72():
    column = (1, [(1, 'drawer'), (1, 'drawer'), (1, 'drawer')])
    vanity(72, 22, [column, (1.5, [(1, 'pair')]), column, (1.5, [(1, 'pair')]), column])


@model('vanity-floating', 62, 'wall', 10, aim=0.02, turn=26, move=(0, 0, -0.1))
def vanity_floating():
    w, d, h = 42, 20, 18
    with at(0, -d / 2, -4):
        box(0, 0, 0, w, d, h, 'A', 0.08, grain=0)
        for i, m in ((0, 'A'), (1, 'B')):
            box(0, -d / 2 - 0.4, 0.3 + i * 8.9, w - 0.5, 0.8, 8.5, m, 0.1, grain=0)
            box(0, -d / 2 - 0.9, 8.5 + i * 8.9, w * 0.4, 0.9, 0.25, 'brass', 0.05)
        box(0, -0.2, h, w + 0.8, d + 0.6, 1.2, 'marble', 0.1, grain=0)
        loft([(h + 1.2, oval(15, 11, 72, 2.4)), (h + 1.6, oval(16.5, 12.3, 72, 2.4)), (h + 6, oval(18, 13.6, 72, 2.4)), (h + 6.15, oval(17.6, 13.2, 72, 2.4)), (h + 2.2, oval(14, 10, 72, 2.4))], 'ceramic', top=True)
        with at(0, 7.6, h + 1.2):
            lathe([(0, 0), (0.95, 0, 0.05), (0.95, 9, 0.1), (0, 9.1)], 'brass')
            sweep(bent([(0, -0.3, 8.0), (0, -5.2, 8.3), (0, -5.3, 7.7)], 0.6), rect2(1.1, 0.7, 0.3), 'brass')


# --- basins ---------------------------------------------------------------------------------------------------
def hollow(z0, outer, inner, rim=0.35, mat='A', inside=None, n=10, foot=0.75, shape=None):
    """A vessel: outer = (w, d, h) at the rim, inner depth; sections follow a quarter ellipse."""
    w, d, h = outer
    shape = shape or (lambda a, b: oval(a, b, 96, 2.2))
    skin, well = [], []
    for i in range(n + 1):
        t = i / n
        grow = foot + (1 - foot) * math.sin(t * math.pi / 2) ** 0.8
        skin.append((z0 + h * t, shape(w * grow, d * grow)))
    skin.append((z0 + h + rim * 0.35, shape(w - rim * 0.7, d - rim * 0.7)))
    for i in range(n + 1):
        t = 1 - i / n
        grow = foot * 0.82 + (1 - foot * 0.82) * math.sin(t * math.pi / 2) ** 0.7
        well.append((z0 + h - inner + inner * t - (0 if i else 0.02), shape((w - rim * 2) * grow, (d - rim * 2) * grow)))
    if inside:
        loft(skin, mat, top=False)
        loft([skin[-1]] + well, inside, bottom=False)
    else:
        loft(skin + well, mat)


def drain(x, y, z, r=1.1, mat='chrome'):
    lathe([(r * 1.25, 0), (r * 1.2, 0.08, 0.03), (r, 0.1), (r * 0.9, 0.02), (0, 0.1)], mat, x, y, z, segments=40)


@model('sink-vessel', 23, elevation=24, aim=0.13, yaw=-12)
def sink_vessel():
    hollow(0, (16.5, 16.5, 5.4), 4.9, 0.34, foot=0.52)
    drain(0, 0, 0.55)


@model('sink-undermount', 25, elevation=34, aim=0.08, yaw=-14)
def sink_undermount():
    def shape(a, b):
        return oval(a, b, 96, 3.6)

    hollow(0, (18.6, 14.6, 6.4), 5.6, 0.45, foot=0.68, shape=shape)
    flange = [(6.2, shape(18, 14)), (6.15, shape(20.4, 16.4)), (6.55, shape(20.5, 16.5)), (6.58, shape(18.0, 14.0))]
    loft(flange, 'A', bottom=False, top=False)
    drain(0, 0, 0.95)


@model('sink-pedestal', 43, aim=0.41, yaw=-22)
def sink_pedestal():
    def shape(a, b):
        return oval(a, b, 96, 3.2)

    column = [(0, 10.5, 9.5), (1.2, 10.2, 9.2), (1.8, 9.0, 8.2), (4, 7.2, 6.8), (14, 6.4, 6.0), (22, 6.6, 6.4), (26, 8.2, 8), (27.5, 10, 9.5)]
    loft([(z, shape(a, b)) for z, a, b in column], 'ceramic', top=False)
    w, d = 24, 18.5
    basin = [(26.5, 0.5), (28, 0.66), (30, 0.82), (31.5, 0.92), (32.4, 0.97), (32.6, 1.0), (33.9, 1.0), (34.2, 0.985)]
    loft([(z, shape(w * s, d * s), 0, (1 - s) * 2.5) for z, s in basin] + [(34.2, shape(16.5, 11.5), 0, -1.6), (34.0, shape(16, 11), 0, -1.6), (31, shape(14, 9.5), 0, -1.6), (29.5, shape(9, 6.5), 0, -1.6)], 'ceramic')
    box(0, d / 2 - 1.0, 33.8, w * 0.86, 1.8, 1.6, 'ceramic', 0.5)
    drain(0, -1.6, 29.5, mat='A')
    with at(0, d / 2 - 3.3, 34.2, scale=0.78):
        base_faucet('A')


def base_faucet(mat):
    lathe([(0, 0), (1.0, 0, 0.05), (1.0, 0.25, 0.08), (0.6, 0.6, 0.2), (0.5, 1.4), (0, 1.4)], mat)
    sweep([Vector((0, 0, 0.5)), Vector((0, 0, 4.6))] + arc(0, -2.5, 5.0, 2.5, 0, 180, 'yz', 24) + [Vector((0, -5, 4.0))], 0.45, mat)
    lathe([(0, 0), (0.52, 0, 0.05), (0.52, 0.5, 0.05), (0, 0.5)], mat, y=-5, z=3.7)
    for s in (-1, 1):
        with at(s * 5, 0):
            lathe([(0, 0), (0.95, 0, 0.05), (0.95, 0.22, 0.08), (0.5, 0.5, 0.2), (0.45, 1.5, 0.1), (0.55, 2.1, 0.15), (0, 2.2)], mat)
            for turn in (20, 110, 200, 290):
                with at(0, 0, 1.75, turn):
                    turned((0, 0, 0), (1, 0, 0), [(0, 0), (0.15, 0), (0.14, 0.9, 0.2), (0.22, 1.3, 0.2), (0, 1.45)], mat)


# --- tubs: the shell takes the colour, the inside stays white ---------------------------------------------------
def tub(sections, wells, rim, mat='A', inside='ceramic'):
    loft(sections, mat, top=False)
    loft([sections[-1], rim], inside, bottom=False, top=False)
    loft([rim] + wells, inside, bottom=False)


def egg(w, d, power=2.4):
    return oval(w, d, 128, power)


def raised(loop, z, lift, w):
    """A loop whose ends in x rise: the back of a slipper tub."""
    return [(u, v, z + lift(u / (w / 2))) for u, v in loop]


def loft3(rings, mat, bottom=True, top=True):
    verts, faces = [], []
    m = len(rings[0])
    for ring_ in rings:
        verts += ring_
    for i in range(len(rings) - 1):
        for k in range(m):
            l = (k + 1) % m
            faces.append((i * m + k, i * m + l, (i + 1) * m + l, (i + 1) * m + k))
    if bottom:
        faces.append(tuple(range(m - 1, -1, -1)))
    if top:
        faces.append(tuple((len(rings) - 1) * m + k for k in range(m)))
    return add(verts, faces, mat, angle=60)


TUB = dict(elevation=14, aim=0.17, yaw=-30)


def tub_shell(w, d, h, lift, foot, z0=0.0, rim=1.5, depth=16.0, flare=0.8, roll=False, n=14, mat='A'):
    skin, well = [], []
    for i in range(n + 1):
        t = i / n
        s = foot + (1 - foot) * t**flare
        skin.append(raised(egg(w * s, d * s), z0 + h * t, lambda x, t=t: lift(x) * t**1.5, w * s))
    if roll:
        for a in (0.5, 1.0, 1.5, 2.0, 2.5, 3.0):
            out = 1.1 * math.sin(a)
            up = 1.1 * (1 - math.cos(a)) * 0.5
            skin.append(raised(egg(w + 2 * out, d + 2 * out), z0 + h + up, lift, w))
        top = skin[-1]
        inner0 = raised(egg(w - 0.6, d - 0.6), z0 + h + 0.9, lift, w)
    else:
        top = raised(egg(w - 0.25, d - 0.25), z0 + h + 0.22, lift, w)
        inner0 = raised(egg(w - rim * 2 + 0.3, d - rim * 2 + 0.3), z0 + h + 0.22, lift, w)
    loft3(skin, mat, top=False)
    well = [top if roll else skin[-1], top, inner0]
    for i in range(1, n + 1):
        t = 1 - i / n
        s = 0.66 + 0.34 * t**0.55
        z = z0 + h - depth * (1 - t)
        well.append(raised(egg((w - rim * 2) * s, (d - rim * 2) * s), z, lambda x, t=t: lift(x) * t**1.2, (w - rim * 2) * s))
    loft3(well, 'ceramic', bottom=False)


@model('tub-slipper', 78, **TUB)
def tub_slipper():
    tub_shell(67, 31, 22, lambda x: 6.5 * max(0, -x * 0.75 + 0.25) ** 2, 0.72, flare=0.7, depth=17)


@model('tub-freestanding', 78, **TUB)
def tub_freestanding():
    tub_shell(66, 32, 23, lambda x: 1.5 * x * x, 0.80, flare=0.9, depth=17)


@model('tub-clawfoot', 78, **TUB)
def tub_clawfoot():
    tub_shell(60, 29, 18.5, lambda x: 1.2 * x * x, 0.55, z0=5.5, flare=0.45, depth=16, roll=True)
    for x in (-1, 1):
        for y in (-1, 1):
            with at(x * 19, y * 8.6, 0, math.degrees(math.atan2(y, x))):
                sweep(spline([(-1.2, 0, 8.6), (1.4, 0, 7.6), (2.3, 0, 5.4), (1.5, 0, 3.0), (1.2, 0, 1.4)], 8), 0.85, 'bronze', scales=[1.9 - 1.0 * min(1, i / 22) for i in range(33)])
                ball(1.5, 0, 0.95, 0.95, 'bronze')
                for a in (-40, 0, 40):
                    with at(1.5, 0, 0, a):
                        sweep(spline([(-0.2, 0, 2.2), (0.95, 0, 1.7), (1.15, 0, 0.7)], 6), 0.28, 'bronze')


# --- toilets --------------------------------------------------------------------------------------------------
def seat_loop(w, d, n=96):
    """Round in front (-y), straighter at the back."""
    out = []
    for u, v in oval(w, d, n, 2.15):
        out.append((u * (1 - 0.10 * max(0, v / (d / 2))), v))
    return out


@model('toilet', 36, aim=0.36, yaw=-34)
def toilet():
    def ringed(z, w, d, y):
        return (z, seat_loop(w, d), 0, y)

    loft([ringed(0, 9.5, 19, 1), ringed(1.0, 9.6, 19.2, 1), ringed(2.0, 8.8, 18, 1.5), ringed(6, 8.6, 17, 1.5), ringed(10, 10.5, 18.5, 0), ringed(13.5, 13.6, 21, -1.5), ringed(15.6, 14.4, 21.6, -1.8), ringed(16.1, 14.3, 21.4, -1.8)], 'ceramic')
    loft([ringed(16.2, 14.2, 18.6, -3.2), ringed(16.3, 14.5, 18.9, -3.2), ringed(17.2, 14.5, 18.9, -3.2), ringed(17.6, 14.0, 18.4, -3.2), ringed(17.75, 11, 15, -3.2)], 'ceramic')
    box(0, 8.2, 14.6, 13.5, 6.0, 2.0, 'ceramic', 0.7)
    with at(0, 9.2):
        loft([(16.4, rect2(14.4, 6.6, 1.6)), (17, rect2(15, 7, 1.7)), (29, rect2(16.2, 7.6, 1.8)), (29.1, rect2(16.2, 7.6, 1.8))], 'ceramic')
        loft([(29.1, rect2(16.6, 8.0, 1.9)), (29.3, rect2(17, 8.4, 2)), (30.4, rect2(17, 8.4, 2)), (30.8, rect2(16.4, 7.8, 1.9)), (30.85, rect2(10, 3, 1))], 'ceramic')
        rod((-6, -3.6, 26.6), (-6, -4.5, 26.6), 0.6, 'A')
        sweep([(-6.2, -4.5, 26.6), (-4.5, -4.7, 26.5), (-2.6, -4.7, 26.2)], rect2(0.7, 0.4, 0.18), 'A', up=(0, 1, 0))
    for s in (-1, 1):
        lathe([(0, 0), (0.55, 0, 0.1), (0.5, 0.6, 0.2), (0, 0.7)], 'ceramic', s * 5.1, 2.0, 0.9)


@model('toilet-wall', 38, 'wall', 12, aim=0.0, turn=28, move=(0.02, 0, -0.22))
def toilet_wall():
    def ringed(z, w, d, y):
        return (z, seat_loop(w, d), 0, y)

    with at(0, -10.6, 0):
        loft([ringed(-2.5, 8.5, 13, 3.8), ringed(-1.5, 10.0, 15.5, 2.7), ringed(2, 12.6, 18.6, 1.3), ringed(6, 14.0, 20.6, 0.3), ringed(10.4, 14.4, 21.2, 0), ringed(11, 14.3, 21.0, 0)], 'ceramic')
        loft([ringed(11.1, 14.2, 19.4, -0.8), ringed(11.2, 14.5, 19.7, -0.8), ringed(12.1, 14.5, 19.7, -0.8), ringed(12.5, 14.0, 19.2, -0.8), ringed(12.6, 10, 15, -0.8)], 'ceramic')
        # where it meets the wall
        box(0, 5.7, -1.6, 11.4, 9.8, 12.6, 'ceramic', 1.8)
    box(0, -0.35, 22, 9.6, 0.7, 6.4, 'A', 0.12)
    for s, w in ((-2.1, 3.6), (2.3, 3.0)):
        box(s, -0.75, 23, w, 0.4, 4.4, 'A', 0.15)


# --- mirrors ----------------------------------------------------------------------------------------------------
MIRROR = dict(kind='wall', elevation=3, aim=0.0, turn=20)


def hung_mirror(loop, w=0.55, depth=1.2):
    plate(loop, -0.55, 0.2, 'mirror', 0.0)
    frame(loop, -depth / 2 - 0.05, rect2(w, depth, 0.12, 3))


@model('mirror-round', 43, **MIRROR)
def mirror_round():
    hung_mirror(circle2(15, 128))


def arched(w, h, n=40):
    r = w / 2
    loop = [(-r, -h / 2), (r, -h / 2)] + [(r * math.cos(math.pi * i / n), h / 2 - r + r * math.sin(math.pi * i / n)) for i in range(n + 1)]
    return loop


@model('mirror-arch', 43, **MIRROR)
def mirror_arch():
    hung_mirror(arched(24, 36))


@model('mirror-rect', 43, **MIRROR)
def mirror_rect():
    hung_mirror(rect2(24, 36, 0.02, 1), 0.6, 1.4)


@model('mirror-pill', 46, **MIRROR)
def mirror_pill():
    hung_mirror(rect2(20, 40, 9.99, 24))


@model('mirror-pivot', 43, **MIRROR)
def mirror_pivot():
    with at(0, -2.4, 0, 0, -5):
        loop = rect2(24, 30, 1.6, 8)
        plate(loop, -0.1, 0.2, 'mirror', 0.0)
        frame(loop, 0, rect2(0.6, 1.0, 0.12, 3))
    for s in (-1, 1):
        x = s * 13.6
        turned((x, 0, 0), (x, -1, 0), [(0, 0), (1.1, 0, 0.06), (1.1, 0.25, 0.1), (0.5, 0.5, 0.15), (0.5, 2.0), (0, 2.0)])
        ball(x, -2.4, 0, 0.75)
        rod((x, -2.4, 0), (s * 12, -2.4, 0), 0.4)


@model('medicine-cabinet', 43, **MIRROR)
def medicine_cabinet():
    w, h, d = 24, 30, 4.8
    box(0, -d / 2, -h / 2, w, d, h, 'A', 0.06)
    for s in (-1, 1):
        loop = rect2(w / 2 - 0.12, h, 0.02, 1)
        plate(loop, -d - 0.55, 0.15, 'mirror', 0, x=s * w / 4)
        frame(loop, -d - 0.4, rect2(0.5, 0.75, 0.08, 2), x=s * (w / 4))
        rod((s * 0.9, -d - 0.7, -2), (s * 0.9, -d - 0.7, 2), 0.16)


# --- bars, rings and hooks ----------------------------------------------------------------------------------------
def rose(x=0, z=0, out=2.6, r=1.05):
    turned((x, 0, z), (x, -1, z), [(0, 0), (r, 0, 0.06), (r, 0.28, 0.1), (0.52, 0.55, 0.15), (0.46, out), (0, out)])


BATH = dict(kind='wall', elevation=6, aim=0.0, turn=24)


@model('towel-bar', 32, **BATH)
def towel_bar():
    for s in (-1, 1):
        rose(s * 11.4)
        ball(s * 11.4, -2.75, 0, 0.66)
    rod((-12.0, -2.75, 0), (12.0, -2.75, 0), 0.38)


@model('towel-ring', 13, **BATH)
def towel_ring():
    with at(0, 0, 2.4):
        rose(out=2.2, r=1.25)
        ball(0, -2.4, 0, 0.7)
        rod((-0.75, -2.4, -0.25), (0.75, -2.4, -0.25), 0.42)
        ring(0, -3.45, -2.4, 3.2, 0.2)


@model('robe-hook', 9.5, **BATH)
def robe_hook():
    with at(0, 0, 0.6):
        rose(out=1.4, r=1.1)
        sweep(spline([(0, -1.0, 0.2), (0, -2.0, 0.6), (0, -2.5, 1.7)], 10), 0.3)
        ball(0, -2.55, 1.95, 0.48)
        sweep(spline([(0, -1.0, -0.2), (0, -1.6, -1.4), (0, -2.1, -2.2), (0, -2.7, -2.1), (0, -2.9, -1.4)], 10), 0.28)
        ball(0, -2.92, -1.2, 0.42)


@model('paper-holder', 14, **BATH)
def paper_holder():
    with at(-2.8, 0, 1.6):
        rose(out=2.9, r=1.15)
    tube([(-2.8, -2.4, 1.6), (-2.8, -3.0, 1.6), (-2.8, -3.0, 0.2), (3.2, -3.0, 0.2)], 0.3, bend=0.7)
    ball(3.25, -3.0, 0.2, 0.42)
    turned((-2.0, -3.0, -0.5), (1, -3.0, -0.5), [(0.8, 0), (2.25, 0, 0.1), (2.25, 4.3, 0.1), (0.8, 4.3), (0.8, 0)], 'paper')
    sweep([(-2.0 + 2.15, -5.25, -0.5), (-2.0 + 2.15, -5.27, -1.6), (-2.0 + 2.15, -5.22, -3.0)], rect2(4.2, 0.03, 0.01, 1), 'paper', up=(0, 1, 0))


@model('grab-bar', 32, **BATH)
def grab_bar():
    for s in (-1, 1):
        turned((s * 10.6, 0, 0), (s * 10.6, -1, 0), [(0, 0), (1.6, 0, 0.06), (1.6, 0.3, 0.12), (0.9, 0.5, 0.2), (0, 0.5)])
    tube([(-10.6, -0.3, 0), (-10.6, -2.6, 0), (10.6, -2.6, 0), (10.6, -0.3, 0)], 0.62, bend=1.6)


@model('bath-shelf', 62, aim=0.48, yaw=-30)
def bath_shelf():
    for x in (-1, 1):
        for y in (-1, 1):
            rod((x * 12, y * 4.8, 0), (x * 12, y * 4.8, 62), 0.42)
            ball(x * 12, y * 4.8, 62.2, 0.7)
    for z in (6, 22, 38, 54):
        box(0, 0, z, 24, 9.6, 0.35, 'glass', 0.05)
        for y in (-1, 1):
            rod((-12, y * 4.8, z - 0.3), (12, y * 4.8, z - 0.3), 0.3)
        for x in (-1, 1):
            rod((x * 12, -4.8, z - 0.3), (x * 12, 4.8, z - 0.3), 0.3)
    for i in range(3):
        box(-5, 0, 6.4 + i * 2.6, 11, 8, 2.5, 'towel', 0.9)
    for i in range(2):
        box(5, 0, 22.4 + i * 2.6, 11, 8, 2.5, 'towel', 0.9)
    lathe([(0, 0), (1.6, 0, 0.3), (1.6, 5, 0.8), (0.6, 6.2, 0.2), (0.6, 7), (0, 7)], 'clay', -6, 0, 22.4)
    lathe([(0, 0), (2.2, 0, 0.4), (2.6, 3.5, 0.3), (2.3, 3.6), (2.0, 0.5), (0, 0.4)], 'ceramic', 5, 0, 38.4)
    lathe([(0, 0), (1.4, 0, 0.3), (1.4, 6, 0.5), (0, 6.2)], 'ceramic', -5, 0.5, 38.4)
