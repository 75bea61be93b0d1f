"""Pendants, chandeliers, sconces, bath lights, ceiling lights, lamps and lights for outdoors. They are lit."""
from models import model
from parts import *  # noqa: F403


def cord(z0, z1, r=0.11, mat='black', x=0, y=0):
    rod((x, y, z0), (x, y, z1), r, mat)


def stem(z0, z1, x=0, y=0, r=0.26, mat='A'):
    rod((x, y, z0), (x, y, z1), r, mat)


def socket(z, mat='B', r=0.95, h=2.4, x=0, y=0):
    lathe([(0, 0), (r, 0, 0.06), (r, h * 0.7, 0.15), (r * 0.45, h, 0.2), (0, h)], mat, x, y, z)


def bulb(x, y, z, r=1.15, mat='bulb'):
    points = [(0.05, -r), (r * 0.62, -r * 0.78), (r, 0), (r * 0.8, r * 0.75), (r * 0.5, r * 1.35), (r * 0.42, r * 1.8)]
    vase(points, mat, 6, x=x, y=y, z=z, segments=40)


HANG = dict(fit=24, kind='ceiling', elevation=2, aim=0.46)


def shade(profile, mat='A', inside='white', t=0.12, **more):
    """An opaque shade, white within."""
    lathe(profile, mat, **more)
    inner = [(max(0.02, p[0] - t), p[1] - (t if i == len(profile) - 1 else 0), *p[2:]) for i, p in enumerate(profile)]
    lathe(inner, inside, **more)


# --- pendants -------------------------------------------------------------------------------------------------------
@model('pendant-dome', **HANG)
def pendant_dome():
    z = 6
    n = 16
    shade([(8 * math.cos(math.pi / 2 * i / n) if i < n else 0.9, z + 7.6 * math.sin(math.pi / 2 * i / n)) for i in range(n + 1)])
    hoop(8.0, z, circle2(0.16), 'B')
    socket(z + 7.3)
    cord(z + 9.4, 40)
    bulb(0, 0, z + 3.2, 1.4)


@model('pendant-cone', **HANG)
def pendant_cone():
    z = 6
    shade([(7, z), (7.05, z + 0.5, 0.2), (1.3, z + 9.6, 0.5), (1.2, z + 11)])
    socket(z + 10.6, r=1.2, h=2.6)
    cord(z + 12.8, 40)
    bulb(0, 0, z + 3.2, 1.5)


@model('pendant-bell', **HANG)
def pendant_bell():
    z = 5
    outline = spline([(6.7, 0, z), (6.0, 0, z + 0.9), (5.3, 0, z + 3.4), (4.8, 0, z + 6.4), (3.5, 0, z + 9.2), (1.7, 0, z + 10.9), (1.2, 0, z + 12)], 8)
    shade([(p.x, p.z) for p in outline])
    hoop(6.6, z, circle2(0.15), 'B')
    socket(z + 11.6, r=1.1)
    cord(z + 13.6, 40)
    bulb(0, 0, z + 3, 1.4)


@model('pendant-globe', **HANG)
def pendant_globe():
    ball(0, 0, 12.5, 5.6, 'milk', segments=64)
    lathe([(0, 0), (2.3, 0, 0.1), (2.2, 0.6, 0.15), (1.0, 1.4, 0.3), (1.0, 3.0, 0.15), (0.4, 3.5), (0, 3.5)], 'A', z=17.5)
    stem(20.6, 40, mat='B')


@model('pendant-glass', **HANG)
def pendant_glass():
    lathe([(p.x, p.z) for p in spline([(5.0, 0, 5.5), (5.0, 0, 8), (4.8, 0, 11.2), (3.6, 0, 14), (2.1, 0, 15.5), (1.7, 0, 16.4)], 8)], 'glass')
    hoop(5.0, 5.5, circle2(0.07), 'rim')
    lathe([(0, 0), (2.0, 0, 0.1), (2.0, 0.8, 0.1), (1.0, 1.3, 0.2), (1.0, 3.2, 0.1), (0.4, 3.7), (0, 3.7)], 'A', z=16.0)
    socket(13.4, 'B', 0.8, 2.6)
    bulb(0, 0, 11.4, 1.3)
    stem(19.4, 40)


def cage(w, h, z, r=0.22, mat='A', taper=1.0):
    """Edges of a lantern, wider above by `taper`."""
    low = [(x * w / 2, y * w / 2, z) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    high = [(p[0] * taper, p[1] * taper, z + h) for p in low]
    for i in range(4):
        j = (i + 1) % 4
        rod(low[i], low[j], r, mat)
        rod(high[i], high[j], r, mat)
        rod(low[i], high[i], r, mat)
        ball(*low[i], r * 1.05, mat, segments=16)
        ball(*high[i], r * 1.05, mat, segments=16)
    return low, high


@model('pendant-lantern', fit=26, kind='ceiling', elevation=2, aim=0.46)
def pendant_lantern():
    with at(0, 0, 0, 28):
        low, high = cage(8.4, 12.5, 4.6, 0.24, taper=1.18)
        for i in range(4):
            rod(high[i], (0, 0, 20.6), 0.2, 'B')
        for i in range(4):
            j = (i + 1) % 4
            v = [low[i], low[j], high[j], high[i]]
            add(v, [(0, 1, 2, 3)], 'glass', fix=False)
        rod((0, 0, 20.2), (0, 0, 21.4), 0.7, 'B')
        stem(21, 40, mat='A')
        stem(9.5, 20.5, r=0.18, mat='B')
        lathe([(0, 0), (2.0, 0, 0.1), (1.6, 0.5, 0.2), (0, 0.6)], 'B', z=8.2)
        for a in range(3):
            x, y = 1.35 * math.cos(a * 2.094), 1.35 * math.sin(a * 2.094)
            rod((x, y, 8.6), (x, y, 11.4), 0.34, 'paper')
            bulb(x, y, 11.9, 0.42)


# --- chandeliers ------------------------------------------------------------------------------------------------------
WIDE = dict(fit=46, kind='ceiling', elevation=1, aim=0.47)


@model('chandelier-ring', **WIDE)
def chandelier_ring():
    hoop(16, 14, rect2(1.1, 2.0, 0.2))
    hoop(15.3, 13.5, rect2(0.3, 0.9, 0.1), 'lens')
    for a in (20, 140, 260):
        t = math.radians(a)
        rod((16 * math.cos(t), 16 * math.sin(t), 15), (0, 0, 40), 0.09, 'B')
    rod((0, 0, 39.4), (0, 0, 41.5), 0.6)
    stem(41, 70)


@model('chandelier-arms', **WIDE)
def chandelier_arms():
    lathe([(0, 0), (0.5, 0.3, 0.2), (0.9, 1.2, 0.4), (0.5, 2, 0.2), (1.6, 3.4, 0.8), (1.6, 5, 0.8), (0.6, 6.4, 0.3), (0.5, 15, 0.3), (1.3, 16, 0.4), (1.3, 17.4, 0.4), (0.5, 18.6, 0.2), (0, 18.6)], z=9)
    stem(27, 70)
    for i in range(6):
        with at(0, 0, 0, i * 60 + 14):
            sweep(spline([(1.2, 0, 13.4), (4, 0, 10.2), (8.5, 0, 8.6), (13, 0, 10.4), (14.6, 0, 13.6)], 10), 0.34)
            lathe([(0, 0), (1.6, 0.2, 0.2), (1.7, 0.7, 0.1), (0.8, 0.9), (0, 0.9)], 'B', 14.6, 0, 13.4)
            rod((14.6, 0, 14.2), (14.6, 0, 18.2), 0.5, 'paper')
            bulb(14.6, 0, 19.2, 0.75)


@model('chandelier-globes', **WIDE)
def chandelier_globes():
    stem(17, 70)
    ball(0, 0, 17, 1.5)
    for i, (r, z) in enumerate(((13, 22), (15, 13), (12, 20), (15, 11), (13, 23), (14.5, 13.5))):
        t = math.radians(i * 60 + 10)
        x, y = r * math.cos(t), r * math.sin(t)
        rod((0, 0, 17), (x, y, z), 0.26)
        d = Vector((x, y, z - 17)).normalized()
        p = Vector((x, y, z))
        turned(p - d * 1.2, p + d, [(0, 0), (0.7, 0, 0.1), (1.5, 1.2, 0.2), (0, 1.25)], 'B')
        q = p + d * 2.4
        ball(q.x, q.y, q.z, 2.8, 'milk')


@model('chandelier-linear', **dict(WIDE, fit=52))
def chandelier_linear():
    rod((-20, 0, 20), (20, 0, 20), 0.36)
    for x in (-11, 11):
        stem(20, 80, x)
    for i in range(5):
        x = -18 + i * 9
        stem(17.4, 20, x)
        lathe([(0, 0), (1.2, 0, 0.08), (1.2, 0.5, 0.1), (0.5, 1.6, 0.2), (0, 1.7)], 'B', x, 0, 16.2)
        lathe([(p.x, p.z) for p in spline([(2.6, 0, 6.5), (2.6, 0, 10), (2.5, 0, 13.4), (2.0, 0, 15.4), (1.2, 0, 16.2)], 8)], 'glass', x)
        hoop(2.6, 6.5, circle2(0.06), 'rim', x)
        bulb(x, 0, 13.2, 0.95)


@model('chandelier-drum', **WIDE)
def chandelier_drum():
    lathe([(13, 9), (13, 20)], 'lit-linen', segments=128)
    lathe([(0, 9.3), (12.8, 9.3)], 'milk')
    for z in (9, 20):
        hoop(13, z, rect2(0.3, 0.8, 0.08), 'B')
    for a in (30, 150, 270):
        t = math.radians(a)
        rod((13 * math.cos(t), 13 * math.sin(t), 20), (0, 0, 30), 0.16, 'B')
    rod((0, 0, 29.4), (0, 0, 31), 0.7)
    stem(30.5, 70)
    ball(0, 0, 8.7, 0.7, 'B')


# --- sconces ------------------------------------------------------------------------------------------------------------
SCONCE = dict(fit=18, kind='wall', elevation=3, aim=0.0, turn=26)


def backplate(z=0, r=2.3, x=0):
    turned((x, 0, z), (x, -1, z), [(0, 0), (r, 0, 0.08), (r, 0.5, 0.12), (r * 0.85, 0.75, 0.1), (0, 0.8)])


@model('sconce-single', **SCONCE)
def sconce_single():
    backplate(-2.4)
    tube([(0, -0.6, -2.4), (0, -4.4, -2.4), (0, -4.4, 0.6)], 0.32, 'B', bend=1.0)
    socket(-0.4, 'B', 0.9, 2.0, 0, -4.4)
    lathe([(3.4, -0.6), (2.2, 6.2)], 'lit-linen', 0, -4.4)
    for r, z in ((3.4, -0.6), (2.2, 6.2)):
        hoop(r, z, circle2(0.09), 'B', 0, -4.4)


@model('sconce-globe', **SCONCE)
def sconce_globe():
    backplate(-2.0)
    tube([(0, -0.6, -2.0), (0, -3.8, -2.0), (0, -3.8, 0.0)], 0.34, bend=1.2)
    lathe([(0, 0), (0.8, 0, 0.1), (1.7, 1.0, 0.2), (1.7, 1.5, 0.1), (0, 1.5)], 'B', 0, -3.8, -0.6)
    ball(0, -3.8, 3.5, 2.9, 'milk')


@model('sconce-double', **SCONCE)
def sconce_double():
    box(0, -0.4, -2.2, 2.2, 0.8, 4.4, 'A', 0.2)
    rod((0, -0.7, 0), (0, -3.4, 0), 0.5)
    for s in (-1, 1):
        lathe([(0, 0), (1.1, 0, 0.08), (1.1, 2.6, 0.1), (0, 2.6)], 'B', 0, -3.6, 0 if s > 0 else -2.6)
        lathe([(1.55, 2.2), (1.6, 2.4), (1.6, 7.4, 0.2), (0, 7.5)] if s > 0 else [(0, -7.5), (1.6, -7.4, 0.2), (1.6, -2.4), (1.55, -2.2)], 'milk', 0, -3.6)


@model('sconce-swing', **dict(SCONCE, fit=26, turn=20))
def sconce_swing():
    with at(-6, 0, -3):
        box(0, -0.4, -2.6, 2.0, 0.8, 5.2, 'A', 0.3)
        rod((0, -1.8, -1.3), (0, -1.8, 1.3), 0.5)
        rod((0, -0.5, 0), (0, -1.8, 0), 0.36)
        rod((0, -1.8, 0.5), (7, -5.4, 0.5), 0.28, 'B')
        rod((7, -5.4, -0.6), (7, -5.4, 1.6), 0.45)
        rod((7, -5.4, 0.5), (12, -3.0, 0.5), 0.28, 'B')
        tube([(12, -3.0, 0.4), (12, -3.0, 3.2)], 0.28)
        ball(12, -3.0, 0.5, 0.45)
        socket(2.6, 'B', 0.85, 1.8, 12, -3.0)
        lathe([(4.4, 2.8), (2.9, 9.2)], 'lit-linen', 12, -3.0)
        for r, z in ((4.4, 2.8), (2.9, 9.2)):
            hoop(r, z, circle2(0.1), 'B', 12, -3.0)


@model('sconce-candle', **SCONCE)
def sconce_candle():
    plate(oval(4.2, 8.4, 64), -0.5, 0.5, 'A', 0.15, z=-0.5)
    sweep(spline([(0, -0.4, -1.4), (0, -2.2, -3.2), (0, -4.2, -2.6), (0, -4.6, -0.6)], 10), 0.3)
    lathe([(0, 0), (1.5, 0.3, 0.2), (1.6, 0.8, 0.1), (0.6, 1.0), (0, 1.0)], 'A', 0, -4.6, -0.9)
    rod((0, -4.6, 0), (0, -4.6, 4.6), 0.46, 'paper')
    bulb(0, -4.6, 5.6, 0.72)


# --- over the basin ----------------------------------------------------------------------------------------------------
BASIN = dict(fit=31, kind='wall', elevation=3, aim=0.0, turn=22)


def glass_cup(x, y, z):
    lathe([(0, 0), (1.0, 0, 0.08), (1.6, 0.8, 0.2), (1.6, 1.3, 0.08), (0, 1.3)], 'B', x, y, z)
    lathe([(p.x, p.z) for p in spline([(1.5, 0, 1.0), (2.1, 0, 2.0), (2.4, 0, 4.0), (2.5, 0, 7.4)], 8)], 'glass', x, y, z)
    hoop(2.5, z + 7.4, circle2(0.06), 'rim', x, y)
    bulb(x, y, z + 3.6, 1.1)


def bath_light(n, step, w):
    with at(0, 0, -1.5):
        plate(rect2(w * 0.34, 4.6, 0.6), -0.8, 0.8, 'A', 0.15)
        rod((-w / 2, -2.8, 0), (w / 2, -2.8, 0), 0.4)
        rod((0, -0.6, 0), (0, -2.8, 0), 0.5)
        for i in range(n):
            x = (i - (n - 1) / 2) * step
            rod((x, -2.8, 0), (x, -4.0, 0), 0.34)
            glass_cup(x, -4.4, 0.1)


@model('vanity-light-2', **BASIN)
def vanity_light_2():
    bath_light(2, 9, 9.8)


@model('vanity-light-3', **BASIN)
def vanity_light_3():
    bath_light(3, 8.6, 18)


@model('vanity-light-bar', **BASIN)
def vanity_light_bar():
    plate(rect2(6, 4.4, 0.4), -0.8, 0.8, 'A', 0.12)
    rod((0, -0.6, 0), (0, -2.6, 0), 0.6)
    rod((-11, -2.9, 0), (11, -2.9, 0), 1.15, 'milk')
    for s in (-1, 1):
        rod((s * 10.9, -2.9, 0), (s * 12.2, -2.9, 0), 1.25, 'B')
    box(0, -2.2, -0.6, 22, 0.5, 1.2, 'A', 0.1)


@model('light-picture', **BASIN)
def light_picture():
    with at(0, 0, 3):
        plate(rect2(3.4, 5.2, 0.5), -0.6, 0.6, 'A', 0.14, z=-3.2)
        tube([(0, -0.4, -2.8), (0, -5.6, 1.2), (0, -6.4, 0.4)], 0.32, bend=2.2)
        # a half-round trough, open below, and the lamp within it
        n = 20
        half = [(1.25 * math.cos(math.pi * i / n), 1.25 * math.sin(math.pi * i / n)) for i in range(n + 1)]
        rim = half + [(0.92 * x, 0.92 * z) for x, z in reversed(half)]
        verts = [(x, -6.4 + y, z) for x in (-9, 9) for y, z in rim]
        m = len(rim)
        faces = [tuple(range(m)), tuple(range(2 * m - 1, m - 1, -1))]
        faces += [(i, i + m, (i + 1) % m + m, (i + 1) % m) for i in range(m)]
        add(verts, faces, 'A', angle=40)
        for s in (-1, 1):
            rod((s * 8.9, -6.4, 0.3), (s * 9.15, -6.4, 0.3), 0.9)
        rod((-8.4, -6.4, 0.15), (8.4, -6.4, 0.15), 0.55, 'bulb')


# --- at the ceiling: seen from below, against it ---------------------------------------------------------------------------
# the ceiling is 0.7 of the frame's width up
FLUSH = dict(fit=25, kind='under', elevation=-11, aim=0.36)


def canopy(z, r=3.2):
    lathe([(0, 0), (r * 0.4, 0), (r, 0.5, 0.3), (r, 1.1, 0.05), (0, 1.1)], z=z)


@model('flush-drum', **FLUSH)
def flush_drum():
    lathe([(0, 11), (7.2, 11, 0.1), (7.3, 11.2)], 'milk')
    lathe([(7.4, 11), (7.4, 15.4)], 'lit-linen', segments=96)
    for z in (11, 15.3):
        hoop(7.45, z, rect2(0.2, 0.7, 0.06), 'B')
    lathe([(0, 15.2), (7.5, 15.2), (7.5, 16.0, 0.1), (5, 17.5), (0, 17.5)])
    ball(0, 0, 10.8, 0.55)


@model('flush-dome', **FLUSH)
def flush_dome():
    n = 14
    lathe([(0.01 if i == 0 else 7.2 * math.sin(math.pi / 2 * i / n), 15.4 - 4.6 * math.cos(math.pi / 2 * i / n)) for i in range(n + 1)], 'milk')
    lathe([(7.1, 15.0), (7.8, 15.0, 0.1), (7.8, 16.0, 0.2), (6.4, 17.5, 0.1), (0, 17.5)])
    lathe([(0, 0), (0.4, 0.1, 0.1), (0.7, 0.7, 0.2), (0.4, 1.2), (0, 1.2)], 'B', z=9.8)


@model('semi-flush', **FLUSH)
def semi_flush():
    with at(0, 0, -2.5):
        semi_flush_parts()


def semi_flush_parts():
    canopy(18.9)
    stem(15.6, 19)
    lathe([(0, 0), (1.0, 0.1, 0.1), (1.0, 1.6, 0.2), (0, 1.7)], 'B', z=14.8)
    lathe([(7.6, 9.2), (7.7, 9.5, 0.1), (4.6, 14.4, 1.2), (0.9, 15.4, 0.4)], 'A')
    lathe([(7.5, 9.2), (7.5, 9.5, 0.1), (4.5, 14.2, 1.2), (0.9, 15.2, 0.4)], 'white')
    ball(0, 0, 11.4, 2.6, 'milk')


# --- lamps ------------------------------------------------------------------------------------------------------------------
LAMP = dict(fit=29, aim=0.45, yaw=-20)


def lampshade(z, low, high, h, x=0, y=0):
    lathe([(low, z), (high, z + h)], 'lit-linen', x, y, segments=96)
    for r, zz in ((low, z), (high, z + h)):
        hoop(r, zz, circle2(0.1), 'linen', x, y)


@model('lamp-table', **LAMP)
def lamp_table():
    lathe([(0, 0), (4.2, 0, 0.1), (4.2, 0.7, 0.15), (3.0, 1.1, 0.2), (0, 1.1)], 'B')
    vase([(2.4, 1.0), (3.2, 2.0), (4.8, 4.8), (5.0, 7.4), (4.0, 10.2), (2.2, 12.6), (1.5, 14.0), (1.35, 15)], 'A')
    rod((0, 0, 14.8), (0, 0, 17.6), 0.45, 'B')
    lampshade(15.6, 8.2, 6.2, 9.6)


@model('lamp-column', **LAMP)
def lamp_column():
    lathe([(0, 0), (4.0, 0, 0.1), (4.0, 1.0, 0.15), (0, 1.0)], 'B')
    lathe([(2.4, 1.0), (2.4, 14.5, 0.3), (0, 14.6)], 'A', lobes=22, depth=0.06, segments=132)
    lathe([(0, 0), (2.7, 0, 0.08), (2.7, 0.5, 0.08), (0.5, 0.8), (0, 0.8)], 'B', z=14.4)
    rod((0, 0, 15), (0, 0, 17.5), 0.42, 'B')
    lampshade(16.2, 7.6, 7.0, 9)


@model('lamp-task', **dict(LAMP, move=(-0.1, 0, 0)))
def lamp_task():
    lathe([(0, 0), (4.4, 0, 0.1), (4.4, 0.8, 0.25), (0, 0.9)], 'A')
    rod((0, 0, 0.8), (0, 0, 2), 0.5, 'B')
    rod((0, 0, 1.8), (-4.5, 0, 13), 0.3, 'B')
    ball(-4.5, 0, 13, 0.7, 'B')
    rod((-4.5, 0, 13), (7, 0, 20.6), 0.3, 'B')
    ball(7, 0, 20.6, 0.75, 'B')
    with at(7.6, 0, 20.2, 0, 0, -28):
        shade([(4.6, -5.4), (4.5, -4.8, 0.3), (2.2, -0.6, 0.8), (1.6, 0.9, 0.3), (0, 1.0)])
        bulb(0, 0, -3.6, 1.1)


@model('lamp-floor', 64, aim=0.5, yaw=-20)
def lamp_floor():
    lathe([(0, 0), (5.6, 0, 0.15), (5.6, 0.8, 0.2), (0.9, 1.4, 0.4), (0, 1.4)])
    rod((0, 0, 1), (0, 0, 52), 0.5)
    for z in (20, 36):
        lathe([(0.5, 0), (0.85, 0.2, 0.1), (0.85, 1.0, 0.1), (0.5, 1.2)], 'B', z=z)
    lampshade(48, 9, 7, 13)
    ball(0, 0, 62, 0.7, 'B')
    rod((0, 0, 52), (0, 0, 62), 0.2, 'B')


@model('lamp-arc', 78, aim=0.5, yaw=-18, move=(-0.22, 0, 0))
def lamp_arc():
    lathe([(0, 0), (7, 0, 0.15), (7, 2.6, 0.2), (0, 2.6)], 'B')
    rod((0, 0, 2), (0, 0, 30), 0.6)
    sweep(spline([(0, 0, 29), (0.6, 0, 44), (5, 0, 60), (15, 0, 72), (28, 0, 76), (39, 0, 72), (43.5, 0, 64)], 10), 0.5)
    with at(43.8, 0, 52):
        n = 14
        shade([(8 * math.cos(math.pi / 2 * i / n) if i < n else 1.0, 8 * math.sin(math.pi / 2 * i / n)) for i in range(n + 1)])
        lathe([(0, 8), (1.3, 8, 0.1), (1.2, 11, 0.3), (0.5, 12), (0, 12)], 'B')
        bulb(0, 0, 3.2, 2.0)


@model('lamp-tripod', 64, aim=0.5, yaw=-20)
def lamp_tripod():
    for a in (-90, 30, 150):
        t = math.radians(a)
        rod((13 * math.cos(t), 13 * math.sin(t), 0), (1.0 * math.cos(t), 1.0 * math.sin(t), 43), 0.55, r2=0.6)
        lathe([(0, 0), (0.9, 0, 0.1), (0.8, 0.5, 0.1), (0, 0.5)], 'rubber', 13 * math.cos(t), 13 * math.sin(t))
    lathe([(0, 0), (2.2, 0, 0.2), (2.2, 1.6, 0.2), (0, 1.6)], 'B', z=42)
    rod((0, 0, 43), (0, 0, 48), 0.45, 'B')
    lampshade(46.5, 10, 8.4, 13)


# --- outdoors ---------------------------------------------------------------------------------------------------------------
@model('outdoor-lantern', fit=22, kind='wall', elevation=3, aim=0.0, turn=28)
def outdoor_lantern():
    box(0, -0.4, -3, 4.4, 0.8, 9.4, 'A', 0.15)
    tube([(0, -0.6, 4.4), (0, -4.6, 5.8), (0, -5, 5.6)], 0.34, bend=1)
    with at(0, -5.2, -8.2, 0):
        low, high = cage(5.4, 9.4, 0.6, 0.26, taper=1.22)
        box(0, 0, 0, 6.0, 6.0, 0.7, 'A', 0.1)
        for i in range(4):
            j = (i + 1) % 4
            add([low[i], low[j], high[j], high[i]], [(0, 1, 2, 3)], 'glass', fix=False)
        loft([(9.9, rect2(7.6, 7.6, 0.2)), (10.3, rect2(7.6, 7.6, 0.2)), (12.6, rect2(2.0, 2.0, 0.2)), (13.6, rect2(1.6, 1.6, 0.2))], 'A', smooth=False)
        rod((0, 0, 13), (0, 0, 14.2), 0.4)
        rod((0, 0, 0.6), (0, 0, 3.2), 0.7, 'paper')
        bulb(0, 0, 4.9, 1.15)


@model('outdoor-cylinder', fit=19, kind='wall', elevation=3, aim=0.0, turn=28)
def outdoor_cylinder():
    box(0, -0.3, -2.2, 4.2, 0.6, 4.4, 'A', 0.15)
    rod((0, -0.4, 0), (0, -2.2, 0), 0.9)
    rod((0, -4.4, -6.2), (0, -4.4, 6.2), 2.3, edge=0.12)
    for s in (-1, 1):
        rod((0, -4.4, s * 6.15), (0, -4.4, s * 6.26), 1.9, 'lens')


@model('outdoor-post', fit=27, aim=0.46, yaw=-30)
def outdoor_post():
    rod((0, 0, 0), (0, 0, 6), 1.5)
    lathe([(0, 0), (2.6, 0, 0.2), (2.2, 1.0, 0.3), (1.5, 1.6), (0, 1.6)])
    lathe([(0, 0), (1.6, 0), (2.8, 1.2, 0.3), (2.8, 1.7, 0.1), (0, 1.7)], z=5.6)
    low, high = cage(6.6, 11, 7.4, 0.3, taper=1.25)
    box(0, 0, 7.0, 7.4, 7.4, 0.7, 'A', 0.1)
    for i in range(4):
        j = (i + 1) % 4
        add([low[i], low[j], high[j], high[i]], [(0, 1, 2, 3)], 'glass', fix=False)
    loft([(18.4, rect2(9.6, 9.6, 0.2)), (18.9, rect2(9.6, 9.6, 0.2)), (21.8, rect2(2.6, 2.6, 0.3)), (22.8, rect2(2.2, 2.2, 0.3))], 'A', smooth=False)
    ball(0, 0, 23.5, 0.9)
    rod((0, 0, 7.6), (0, 0, 10.4), 0.75, 'paper')
    bulb(0, 0, 12.4, 1.3)


@model('outdoor-bollard', fit=38, aim=0.45, yaw=-20)
def outdoor_bollard():
    lathe([(0, 0), (3.4, 0, 0.1), (3.4, 0.6, 0.15), (2.4, 0.7), (2.4, 25, 0.05), (0, 25)])
    lathe([(2.1, 0), (2.1, 4.4)], 'milk', z=25)
    for a in range(0, 360, 60):
        t = math.radians(a)
        rod((2.25 * math.cos(t), 2.25 * math.sin(t), 24.8), (2.25 * math.cos(t), 2.25 * math.sin(t), 29.6), 0.2)
    lathe([(0, 0), (2.6, 0, 0.1), (2.6, 1.8, 0.2), (1.2, 2.5, 0.3), (0, 2.5)], z=29.3)
