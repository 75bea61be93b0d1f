"""More furnished rooms, one set for each finished project of the portfolio: as model_rooms.py's."""
import model_bath as bath
import model_faucets as faucets
import model_furniture as furniture
import model_kitchen as kitchen
import model_lighting as lighting
from model_rooms import BRASS, DAY, cable, hung, picture, plant, planks, room, rug, run, slabs, stood, walls, window
from parts import *  # noqa: F403

CHROME = dict(A='chrome', B='chrome', brass='chrome')
BRONZE = dict(A='bronze', B='bronze')
# within walls that keep the day out
AISLE = [
    ((0.2, -2.6, 1.3), (0.0, -0.8, 0.3), 0.7, 0.5, 26),
    ((0.0, -0.3, 1.35), (0.0, -1.2, 0.3), 0.5, 0.4, 9),
]
GABLE = [
    ((0.3, -2.4, 1.0), (-0.1, -0.2, 0.3), 0.8, 0.6, 40),
    ((0.0, -0.12, 0.8), (0.0, -0.9, 0.1), 0.36, 0.5, 7),
]


def tiled(left, right, low, high, w=7.4, h=3.05, mat='tile-white', bond=True):
    """Tile on the back wall, in courses; `bond`: every other one is moved by half."""
    for row in range(math.ceil((high - low) / h)):
        shift = w / 2 if bond and row % 2 else 0
        x = left - shift
        while x < right:
            a, b = max(x, left), min(x + w, right)
            if b - a > 0.4:
                box((a + b) / 2, -0.3, low + row * h, b - a - 0.12, 0.5, h - 0.12, mat, 0.08)
            x += w


def boards(left, right, high):
    """Upright boards to a rail."""
    for i in range(int((right - left) / 6)):
        box(left + i * 6 + 3, -0.5, 5, 5.85, 1.0, high - 5, 'panel', 0.25)
    box((left + right) / 2, -1.0, high, right - left, 2.2, 2.0, 'panel', 0.3)


def towels(x, y, z, n=3):
    for i in range(n):
        box(x, y, z + i * 2.4, 12 - i * 0.4, 9 - i * 0.3, 2.35, 'towel', 0.9)


def vase(x, y, z, mat='clay'):
    lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], mat, x, y, z)


def dish(x, y, z, mat='ceramic', r=1.0):
    lathe([(0, 0), (2.4 * r, 0, 0.4), (4.6 * r, 3 * r, 0.8), (4.4 * r, 3.2 * r), (2.4 * r, 0.6), (0, 0.5)], mat, x, y, z)


def books(x, y, z, w=9, mats=('linen', 'clay', 'green')):
    for i, mat in enumerate(mats):
        box(x, y, z + i * 1.3, w - i * 0.8, w * 0.72 - i * 0.4, 1.25, mat, 0.1)


@room('room-shower')
def room_shower(metal):
    """A wet room on one level; its metal is what the picture is about."""
    walls('plaster')
    slabs('marble', step=15)
    tiled(-112, 30, 0, 110, 4.1, 12.2, 'tile-putty', bond=False)
    box(30.6, -0.5, 0, 1.0, 1.0, 110, 'tile-putty', 0.2)
    hung(-62, 62, faucets.shower_system)
    hung(-20, 36, bath.grab_bar)
    hung(-100, 36, bath.grab_bar)
    # a pane to the floor, without a curb
    box(30, -22, 0.4, 0.4, 44, 82, 'glass', 0)
    for z in (14, 70):
        box(30, -1.2, z, 1.0, 2.0, 2.2, 'A', 0.1)
    box(-42, -8, 0.02, 120, 2.6, 0.12, 'A', 0.02)
    stood(-88, -18, furniture.bench_wood, 0, A='oak', B='oak')
    towels(-98, -18, 17.8, 2)
    hung(62, 22, bath.vanity_floating, A='oak', B='oak', brass='A')
    hung(62, 66, bath.mirror_pill)
    hung(40, 66, lighting.sconce_double)
    hung(84, 66, lighting.sconce_double)
    hung(103, 15, bath.toilet_wall)
    plant(-128, -20, size=0.9)
    return dict(eye=(0.06, -2.5, 0.60), aim=(0.02, 0, 0.46), field=50, lights=DAY, ambient=0.4)


@room('room-galley')
def room_galley(metal):
    """Two runs of drawers, one aisle, and the window at its end."""
    walls('plaster', left=-49)
    box(52, -130, -1, 6, 260, 150, 'plaster', 0)
    planks('floor-oak', width=100)
    window(0, 48, 42, 52, 2, 2)
    for s, yaw in ((-1, 90), (1, -90)):
        for i in range(6):
            with at(s * 36.6, -16 - i * 30, 0, yaw):
                kitchen.cabinet_drawers()
        box(s * 36.2, -91, 34.5, 25.6, 182, 1.5, 'marble', 0.12, grain=1)
        for row in range(6):
            for i in range(24):
                box(s * 48.6, -4 - i * 7.4 - (3.7 if row % 2 else 0), 36 + row * 3.05, 0.5, 7.28, 2.93, 'tile-white', 0.08)
        for z in (62, 78):
            box(s * 44, -84, z, 10, 150, 1.8, 'oak', 0.12, grain=1)
            for i in range(9):
                if (i + int(z) + s) % 3 == 0:
                    vase(s * 44, -22 - i * 15, z + 1.8, ('clay', 'green', 'ceramic')[i % 3])
                else:
                    dish(s * 44, -22 - i * 15, z + 1.8, 'ceramic', 0.8)
    with at(-40, -76, 36, 90):
        with wear(A='black', B='black'):
            faucets.faucet_gooseneck()
    box(-36, -76, 35.4, 17, 27, 0.65, 'steel', 0.3)
    box(36, -96, 35.9, 21, 30, 0.5, 'black', 0.2)
    for i in range(4):
        lathe([(0, 0), (3.6, 0), (3.6, 0.15), (0, 0.15)], 'dark', 31 + (i % 2) * 10, -104 + (i // 2) * 15, 36.4)
    dish(34, -52, 36, 'oak', 1.4)
    vase(-40, -24, 36, 'ceramic')
    return dict(eye=(0.02, -2.72, 0.60), aim=(0.0, 0, 0.44), field=46, lights=AISLE, ambient=0.8, sun=0)


@room('room-mudroom')
def room_mudroom(metal):
    """The entry that takes coats, boots and keys."""
    walls('plaster')
    slabs('slate', step=18)
    boards(-190, 190, 62)
    for x in (-92, -61.5):
        stood(x, -12.5, kitchen.cabinet_tall)
    stood(2, -14, furniture.bench_wood, 0, A='oak', B='oak')
    for i, x in enumerate((-18, -5, 8, 21)):
        hung(x, 57, bath.robe_hook, **BRASS)
        if i in (0, 3):
            # a bag on its hook
            box(x, -4, 38, 11, 4, 13, ('linen', 'clay')[i // 3], 1.6)
            tube([(x - 4, -4, 50.5), (x - 2.4, -3.4, 56), (x + 2.4, -3.4, 56), (x + 4, -4, 50.5)], 0.4, ('linen', 'clay')[i // 3], bend=2)
    for i, x in enumerate((-11, 9)):
        lathe([(0, 0), (6, 0, 0.8), (7.2, 8.6, 0.5), (6.8, 8.8), (5.6, 0.8), (0, 0.8)], ('oak', 'linen')[i], x, -15, 0)
    stood(84, -10, furniture.console, 0, A='oak', B='oak')
    hung(84, 83, bath.mirror_round, **BRASS)
    dish(70, -10, 30.8, 'ceramic', 1.1)
    vase(100, -10, 30.8, 'clay')
    with at(10, -58, 74):
        with wear(**BRASS):
            lighting.pendant_lantern()
    rug(30, -66, 110, 44)
    plant(140, -18, size=1.25)
    return dict(eye=(0.06, -2.6, 0.62), aim=(0.04, 0, 0.47), field=48, lights=DAY, ambient=0.38)


@room('room-nook')
def room_nook(metal):
    """A round table in a corner with windows."""
    walls('plaster')
    planks()
    boards(-190, 190, 30)
    window(-44, 40, 62, 66, 2, 3)
    window(44, 40, 62, 66, 2, 3)
    # a seat along the wall
    box(0, -11, 0, 168, 21, 15, 'panel', 0.4)
    for i in range(3):
        box(-56 + i * 56, -11.4, 15, 55, 21, 3.2, 'linen', 1.3)
    for i, (x, mat) in enumerate(((-72, 'green'), (-54, 'ivory'), (58, 'clay'), (74, 'ivory'))):
        with at(x, -6, 18, 0, -12):
            box(0, 0, 0, 16, 4.4, 15, mat, 2.0)
    stood(0, -58, furniture.table_round)
    for x, yaw in ((-34, -118), (34, 118), (6, 176)):
        stood(x, -58 if x != 6 else -96, furniture.chair_dining, yaw)
    with at(0, -58, 62):
        with wear(**BRASS):
            lighting.chandelier_drum()
    dish(-5, -58, 30.2, 'ceramic', 1.5)
    vase(12, -54, 30.2, 'clay')
    plant(108, -20, size=1.2)
    hung(-104, 62, lighting.sconce_single, **BRASS)
    picture(112, 70, 26, 34, 'green', 'arches')
    return dict(eye=(-0.1, -2.7, 0.62), aim=(0.0, 0, 0.46), field=48, lights=DAY, ambient=0.38)


@room('room-suite')
def room_suite(metal):
    """A canopy bed; its wood is what the picture is about."""
    walls('plaster-green')
    planks('floor-oak')
    rug(10, -70, 150, 108)
    stood(10, -46, furniture.bed_canopy)
    for s in (-1, 1):
        stood(10 + s * 51, -13, furniture.nightstand)
        hung(10 + s * 47, 52, lighting.sconce_swing, **BRONZE)
        books(10 + s * 53, -13, 24.4, 8, ('linen', 'clay'))
    stood(118, -16, furniture.dresser)
    vase(104, -14, 36, 'ceramic')
    picture(118, 66, 34, 42, 'clay', 'hills')
    window(-96, 34, 56, 86, 2, 4)
    stood(10, -104, furniture.bench_upholstered, A='linen')
    return dict(eye=(0.22, -2.8, 0.64), aim=(0.12, 0, 0.44), field=50, lights=DAY, ambient=0.38)


@room('room-attic')
def room_attic(metal):
    """Under a gable: the tub stands beneath the ridge."""
    walls('plaster')
    planks('floor-oak')
    for s in (-1, 1):
        # the slopes, from four feet up to the ridge
        with at(s * 66, -130, 81, 0, 0, s * 42):
            box(0, 0, 0, 168, 262, 1.5, 'panel', 0)
        box(s * 104, -130, 0, 1.0, 262, 50, 'panel', 0)
    window(0, 52, 38, 54, 2, 3)
    stood(0, -50, bath.tub_clawfoot, 0, A='white', B='chrome')
    stood(0, -24, faucets.tub_filler, 0, **CHROME)
    with at(73, -34, 0, -62):
        with wear(brass='chrome'):
            bath.vanity_36()
    stood(-58, -34, furniture.stool_round_low, 0, A='oak', B='oak')
    towels(-58, -34, 18.2, 3)
    rug(0, -92, 60, 32)
    plant(-84, -14, size=0.85)
    return dict(eye=(-0.04, -2.5, 0.56), aim=(0.02, 0, 0.44), field=48, lights=GABLE, ambient=1.1, sun=0)


@room('room-pantry')
def room_pantry(metal):
    """A baker's kitchen: tall cabinets, and a marble bench before them."""
    walls('plaster')
    slabs('clay-tile', step=14)
    for x in (-92, -61.5, 92, 122.5):
        stood(x, -12.5, kitchen.cabinet_tall)
    for x in (-30, 30, 60):
        run(x, kitchen.cabinet_drawers)
    run(0, kitchen.cabinet_sink)
    box(15, -12.9, 34.5, 121, 26, 1.5, 'marble', 0.12, grain=0)
    tiled(-46, 76, 36, 84, 6, 6, 'tile-white', bond=False)
    window(15, 50, 46, 46, 2, 2)
    with at(15, -6, 36):
        with wear(**BRASS):
            faucets.faucet_bridge()
    for x, w in ((-28, 30), (60, 30)):
        box(x, -5, 60, w, 10, 1.8, 'oak', 0.12, grain=0)
        for i in range(4):
            vase(x - 11 + i * 7.4, -5, 61.8, ('clay', 'ceramic', 'oak')[i % 3]) if i % 2 else dish(x - 11 + i * 7.4, -5, 61.8, 'ceramic', 0.75)
    with at(10, -94):
        with wear(A='walnut', B='walnut'):
            kitchen.island_long()
    # dough in a bowl, flour on the bench, a pin
    dish(-14, -94, 35.8, 'ceramic', 1.9)
    ball(-14, -94, 40.4, 6.0, 'linen')
    with at(26, -96, 37.4, 20):
        rod((-8, 0, 0), (8, 0, 0), 1.3, 'oak')
        rod((-11.5, 0, 0), (11.5, 0, 0), 0.55, 'walnut')
    for x in (-18, 38):
        with at(x, -94, 62):
            with wear(A='brass', B='brass'):
                lighting.pendant_glass()
        cable(x, -94)
    return dict(eye=(0.16, -2.75, 0.66), aim=(0.12, 0, 0.50), field=50, lights=DAY, ambient=0.4)


@room('room-lounge')
def room_lounge(metal):
    """A sectional under an arc lamp."""
    walls('plaster')
    planks()
    rug(6, -84, 168, 116)
    stood(4, -42, furniture.sofa_sectional)
    with at(-56, -32, 0, -24):
        with wear(**BRASS):
            lighting.lamp_arc()
    stood(-18, -96, furniture.coffee_round, A='walnut')
    stood(-82, -64, furniture.chair_barrel, 52, A='leather-dark')
    picture(4, 74, 60, 40, 'green', 'hills')
    window(110, 34, 60, 86, 2, 4)
    books(-18, -96, 16.4, 11)
    plant(84, -14, size=1.3)
    return dict(eye=(-0.06, -2.75, 0.62), aim=(0.0, 0, 0.44), field=50, lights=DAY, ambient=0.38)


@room('room-guest')
def room_guest(metal):
    """One room with a bed and a desk."""
    walls('plaster')
    planks('floor-oak')
    rug(-36, -66, 120, 100)
    stood(-36, -46, furniture.bed_upholstered)
    stood(-84, -14, furniture.nightstand_open, A='oak')
    stood(12, -14, furniture.nightstand_open, A='oak')
    for x in (-84, 12):
        with at(x, -14, 25):
            with wear(A='brass', B='brass'):
                lighting.lamp_task()
    picture(-36, 70, 44, 34, 'clay', 'hills')
    stood(84, -14, furniture.desk, 0, A='oak')
    stood(84, -40, furniture.chair_spindle, 176, A='oak')
    for z in (56, 74):
        hung(84, z, furniture.shelf_floating, A='oak')
    books(66, -14, 30.4, 9)
    window(-128, 34, 50, 86, 2, 4)
    window(134, 34, 40, 86, 1, 4)
    return dict(eye=(0.1, -2.8, 0.64), aim=(0.04, 0, 0.43), field=50, lights=DAY, ambient=0.38)


@room('room-hotel')
def room_hotel(metal):
    """A small bath of a hotel, built thirty-two times."""
    walls('plaster-green')
    slabs('marble', step=12)
    tiled(-190, 190, 0, 44, 3.05, 9.2, 'tile-white', bond=False)
    box(0, -0.7, 44, 400, 1.6, 1.6, 'tile-white', 0.3)
    stood(6, -11, bath.vanity_36, 0, brass='copper')
    hung(6, 68, bath.mirror_rect, A='copper', B='copper')
    for x in (-15, 27):
        hung(x, 68, lighting.sconce_globe, A='copper', B='copper')
    hung(58, 56, bath.towel_bar, A='copper', B='copper')
    box(58, -2.6, 36, 17, 1.2, 20.5, 'towel', 0.5)
    hung(-30, 30, bath.paper_holder, A='copper', B='copper')
    stood(-58, -20, bath.toilet, 0, A='copper', B='copper')
    picture(-58, 72, 24, 30, 'green', 'moon')
    with at(74, -46):
        with wear(A='oak', B='oak'):
            furniture.stool_round_low()
    towels(74, -46, 18.2, 2)
    rug(6, -46, 46, 28)
    plant(-98, -16, size=1.0)
    return dict(eye=(0.1, -2.35, 0.60), aim=(0.02, 0, 0.46), field=50, lights=DAY, ambient=0.4)
