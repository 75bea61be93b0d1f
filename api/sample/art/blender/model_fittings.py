"""What is behind the wall and under the basin: drains, traps, supply lines, valves; and bulbs."""
from models import model
from parts import *  # noqa: F403


def towards(place, way, profile, mat='A', **more):
    """A turned body that begins at a place and goes a way."""
    turned(place, Vector(place) + Vector(way), profile, mat, **more)


def hexagon(r):
    return [(r * math.cos(math.radians(60 * i)), r * math.sin(math.radians(60 * i))) for i in range(6)]


def nut(z, r=1.3, h=0.55, mat='A'):
    loft([(z, hexagon(r * 0.95)), (z + 0.06, hexagon(r)), (z + h - 0.06, hexagon(r)), (z + h, hexagon(r * 0.95))], mat, smooth=False)


def threads(r, z0, z1, pitch=0.17, mat='A'):
    for i in range(int((z1 - z0) / pitch)):
        hoop(r, z0 + i * pitch, circle2(0.055, 12), mat)


@model('drain-popup', fit=13.5, elevation=16, aim=0.44, yaw=-20)
def drain_popup():
    lathe([(0, 0), (0.62, 0, 0.04), (0.62, 3.4, 0.02), (0.78, 3.5, 0.05), (0.78, 7.1), (0, 7.1)])
    threads(0.77, 3.8, 6.9)
    nut(4.7)
    lathe([(0, 0), (1.3, 0, 0.06), (1.3, 0.3, 0.06), (0, 0.3)], 'black', z=5.3)
    lathe([(0, 0), (1.4, 0, 0.04), (1.46, 0.12, 0.08), (1.08, 0.24, 0.06), (1.0, 0.1), (0, 0.1)], z=7.1)
    rod((0, 0, 7.1), (0, 0, 7.8), 0.22)
    lathe([(0, 0), (1.04, 0, 0.04), (1.04, 0.16, 0.1), (0.6, 0.3, 0.2), (0, 0.34)], z=7.78)


@model('valve-rough', fit=11, elevation=14, aim=0.42, yaw=-32)
def valve_rough():
    with at(0, 0, 3.32):
        rod((0, 1.0, 0), (0, -1.5, 0), 1.25)
        rod((0, -1.4, 0), (0, -2.3, 0), 0.95)
        rod((0, -2.2, 0), (0, -3.2, 0), 0.3, 'chrome')
        for x, z in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            rod((x * 0.8, 0, z * 0.8), (x * 2.5, 0, z * 2.5), 0.58)
            towards((x * 2.3, 0, z * 2.3), (x, 0, z), [(0, 0), (0.86, 0, 0.08), (0.86, 1.0, 0.08), (0.6, 1.02), (0.55, 0.5), (0, 0.5)])
        for s in (-1, 1):
            towards((s * 1.75, -0.4, 0), (0, -1, 0), [(0, 0), (0.42, 0, 0.05), (0.42, 0.55, 0.08), (0, 0.56)])
            box(s * 1.75, -0.97, -0.05, 0.5, 0.06, 0.1, 'black', 0.01)


def knurled(x, z, r=0.98, h=0.75, along=(0, 0, 1)):
    towards((x, 0, z), along, [(0, 0), (r, 0, 0.1), (r, h * 0.7, 0.05), (r * 0.8, h, 0.1), (0, h)], lobes=20, depth=0.04)


@model('p-trap', fit=17.5, elevation=12, aim=0.42, yaw=-24)
def p_trap():
    with at(-3.2, 0, 0.62):
        sweep(bent([(-1.9, 0, 9.2), (-1.9, 0, 0, 1.85), (1.9, 0, 0, 1.85), (1.9, 0, 5.4, 1.3), (8.6, 0, 5.4)], 1.8, 22), 0.62)
        knurled(-1.9, 2.9)
        knurled(1.9, 3.65, along=(0, 0, -1))
        knurled(3.6, 5.4, along=(1, 0, 0))
        towards((8.7, 0, 5.4), (-1, 0, 0), [(0, 0), (1.75, 0, 0.04), (1.7, 0.12, 0.1), (0.8, 0.5, 0.2), (0.66, 0.55), (0, 0.55)])


def hose(points):
    path = spline(points, 46)
    sweep(path, 0.27, 'A', scales=[1.0 if i % 2 else 0.9 for i in range(len(path))])
    for end, way in ((path[0], path[1] - path[0]), (path[-1], path[-2] - path[-1])):
        towards(end, way, [(0, 0), (0.5, 0, 0.06), (0.5, 0.62, 0.1), (0.36, 0.7), (0.36, 1.3, 0.06), (0, 1.3)], lobes=6, depth=0.05)
        towards(end, way, [(0, -0.06), (0.34, -0.06), (0.34, 0.05), (0, 0.05)], 'black')


@model('supply-lines', fit=15, elevation=10, aim=0.42, yaw=-10)
def supply_lines():
    hose([(-3.4, 0, 0.1), (-3.4, 0, 2.4), (-2.3, -0.5, 5.2), (-0.4, -0.6, 7.4), (0.2, -0.2, 9.6), (0.2, 0, 12)])
    hose([(3.4, 0, 0.1), (3.4, 0, 2.6), (2.2, 0.5, 5.4), (0.6, 0.6, 6.8), (-2.2, 0.4, 8.6), (-2.6, 0, 10.2), (-2.6, 0, 12)])


@model('tub-waste', fit=20.5, elevation=10, aim=0.44, yaw=-26)
def tub_waste():
    with at(2.4, 0, 0):
        rod((0, 0, 0), (0, 0, 14.2), 0.72)
        for z in (1.5, 3.9, 9.0):
            towards((0, 0, z), (0, 0, 1), [(0, 0), (1.02, 0, 0.1), (1.02, 0.7, 0.1), (0.76, 0.85), (0, 0.85)], lobes=20, depth=0.04)
        rod((0, 0.5, 14), (0, -1.5, 14), 0.95)
        towards((0, -1.4, 14), (0, -1, 0), [(0, 0), (1.75, 0, 0.04), (1.75, 0.16, 0.1), (1.3, 0.38, 0.15), (0, 0.4)])
        towards((0, -1.75, 14), (0, -1, 0), [(0, 0), (0.75, 0, 0.05), (0.75, 0.6, 0.15), (0, 0.62)], lobes=24, depth=0.03)
        rod((0, 0, 3.2), (-6.4, 0, 3.2), 0.72)
        towards((-2.2, 0, 3.2), (-1, 0, 0), [(0, 0), (1.02, 0, 0.1), (1.02, 0.7, 0.1), (0.76, 0.85), (0, 0.85)], lobes=20, depth=0.04)
        lathe([(0, 0), (1.0, 0, 0.2), (1.0, 1.7, 0.05), (0, 1.7)], x=-6.4, z=2.3)
        lathe([(0, 0), (1.25, 0, 0.05), (1.25, 0.3, 0.05), (0, 0.3)], 'black', x=-6.4, z=4.0)
        lathe([(0, 0), (1.55, 0, 0.04), (1.6, 0.12, 0.08), (1.15, 0.24, 0.06), (1.1, 0.1), (0, 0.1)], x=-6.4, z=4.3)
        rod((-6.4, 0, 4.3), (-6.4, 0, 4.9), 0.24)
        lathe([(0, 0), (1.1, 0, 0.04), (1.1, 0.16, 0.1), (0.6, 0.3, 0.2), (0, 0.34)], x=-6.4, z=4.85)


def screw(r, h):
    lathe([(0, 0), (r * 0.4, 0, 0.05), (r * 0.5, 0.14, 0.05), (r * 0.92, 0.3, 0.05), (r * 0.92, h), (0, h)], 'chrome')
    threads(r * 0.9, 0.34, h - 0.05, 0.14, 'chrome')


@model('bulb-a19', fit=6.4, elevation=6, aim=0.42)
def bulb_a19():
    screw(0.5, 1.05)
    lathe([(0, 1.05), (0.56, 1.05, 0.05), (0.62, 1.3, 0.05), (0.86, 1.95, 0.1), (0.9, 2.05), (0, 2.05)], 'A')
    vase([(0.88, 2.05), (1.05, 2.4), (1.19, 3.0), (1.12, 3.6), (0.8, 4.08), (0.35, 4.3), (0.02, 4.35)], 'milk', 8, segments=64)


@model('bulb-candle', fit=6.0, elevation=6, aim=0.42)
def bulb_candle():
    screw(0.24, 0.75)
    lathe([(0, 0.75), (0.3, 0.75, 0.04), (0.34, 0.95, 0.04), (0.5, 1.5, 0.06), (0.52, 1.6), (0, 1.6)], 'A')
    vase([(0.5, 1.6), (0.62, 1.85), (0.68, 2.2), (0.56, 2.75), (0.3, 3.35), (0.12, 3.75), (0.02, 3.95)], 'milk', 8, segments=56)
