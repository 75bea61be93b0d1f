"""Rooms furnished with the other models. Inches; the back wall is at y = 0, the camera looks towards it, the sun falls
in from the right. A room's subject wears the picture's finish; in a metal finish (`metal`) that is its taps and
lights, and the rest is fixed."""
import model_bath as bath
import model_faucets as faucets
import model_furniture as furniture
import model_kitchen as kitchen
import model_lighting as lighting
from joinery import *  # noqa: F403
from models import model
from parts import *  # noqa: F403

BRASS = dict(A='brass', B='brass')


def room(name):
    return model(name, 100, kind='room')


def walls(mat='plaster', width=420, height=150, left=-190, right=190, depth=260):
    box(0, 3, -1, width, 6, height, mat, 0)
    box(left - 3, -depth / 2, -1, 6, depth, height, mat, 0)
    skirting = 'panel'
    box(0, -0.6, 0, width, 1.2, 5.5, skirting, 0.2)
    box(left + 0.6, -depth / 2, 0, 1.2, depth, 5.5, skirting, 0.2)


def window(x, z, w, h, columns=2, rows=3):
    """A bright window in the back wall."""
    box(x, -0.4, z, w, 0.5, h, 'daylight', 0)
    for s in (-1, 1):
        box(x + s * (w / 2 + 2), -1, z - 2, 4, 3, h + 4, 'panel', 0.3)
    for zz in (z - 4, z + h):
        box(x, -1.2, zz, w + 9, 3.4, 4, 'panel', 0.3)
    for i in range(1, columns):
        box(x - w / 2 + w * i / columns, -0.9, z, 1.1, 1.2, h, 'panel', 0.1)
    for i in range(1, rows):
        box(x, -0.9, z + h * i / rows, w, 1.2, 1.1, 'panel', 0.1)


def planks(mat='floor-oak', width=480, depth=330, step=7.2):
    rng = random.Random(11)
    n = int(depth / step)
    for i in range(n):
        y = 6 - step * (i + 0.5)
        x = -width / 2 - rng.uniform(0, 60)
        while x < width / 2:
            length = rng.uniform(60, 110)
            box(x + length / 2, y, -0.8, length - 0.12, step - 0.12, 0.8, mat, 0.05, grain=0)
            x += length


def slabs(mat='marble', width=480, depth=330, step=26):
    box(0, -depth / 2 + 6, -1.0, width, depth, 0.85, 'grout', 0)
    for i in range(int(depth / step)):
        for k in range(int(width / step)):
            box(-width / 2 + step * (k + 0.5), 6 - step * (i + 0.5), -0.9, step - 0.2, step - 0.2, 0.9, mat, 0.05)


def rug(x, y, w, d, mat='rug'):
    flat(rect2(w, d, 0.6), 0.0, 0.5, mat, 0.2, x=x, y=y)


def hung(x, z, thing, y=0.0, **names):
    with at(x, y, z):
        with wear(**names):
            thing()


def stood(x, y, thing, yaw=0, z=0, **names):
    with at(x, y, z, yaw):
        with wear(**names):
            thing()


def picture(x, z, w, h, tone='green', drawn='moon'):
    """A framed print: a moon over a plain, hills, or arches."""
    frame(rect2(w, h, 0.05, 1), -0.8, rect2(1.0, 1.6, 0.1, 2), 'oak', x=x, z=z)
    box(x, -0.4, z - h / 2, w, 0.3, h, 'paper', 0)
    with at(x, -0.75, z):
        if drawn == 'hills':
            n, wide, low = 40, w * 0.34, -h * 0.34
            for k, (mat, rise) in enumerate((('linen', 0.16), (tone, 0.02), ('dark', -0.14))):
                top = [(wide * (1 - 2 * i / n), h * (rise + 0.06 * math.sin(i * 0.16 * (k + 1) + k * 2.2))) for i in range(n + 1)]
                plate([(-wide, low), (wide, low)] + top, -0.06 * k, 0.05, mat, 0)
        elif drawn == 'arches':
            for k, mat in enumerate((tone, 'ivory', 'clay', 'paper')):
                r = w * (0.32 - 0.07 * k)
                arch = [(r * math.cos(math.pi * i / 32), h * 0.02 + r * math.sin(math.pi * i / 32)) for i in range(33)]
                plate([(-r, -h * 0.34), (r, -h * 0.34)] + arch, -0.06 * k, 0.05, mat, 0)
        else:
            plate(rect2(w * 0.62, h * 0.56, 0.02, 1), 0.1, 0.05, tone, 0)
            plate([(u + w * 0.08, v + h * 0.04) for u, v in oval(w * 0.26, w * 0.26, 48)], 0, 0.05, 'ivory', 0)
            plate(rect2(w * 0.62, h * 0.12, 0.02, 1), -0.05, 0.05, 'dark', 0, z=-h * 0.22)


def plant(x, y, z=0, size=1.0):
    with at(x, y, z, scale=size):
        lathe([(0, 0), (5.4, 0, 0.6), (7.2, 12, 0.5), (6.8, 12.2), (6, 11.4), (0, 11)], 'clay')
        rng = random.Random(4)
        for i in range(24):
            a, lean, tall = i * 2.4 + rng.uniform(-0.3, 0.3), rng.uniform(3, 17), rng.uniform(20, 46)
            path = spline([(0, 0, 10), (lean * 0.35 * math.cos(a), lean * 0.35 * math.sin(a), tall * 0.6), (lean * math.cos(a), lean * math.sin(a), tall), (lean * 1.6 * math.cos(a), lean * 1.6 * math.sin(a), tall * 0.93)], 6)
            sweep(path, rect2(3.4, 0.14, 0.05, 1), 'green', scales=[0.12 + 0.9 * math.sin(math.pi * min(0.97, 0.04 + j / len(path))) for j in range(len(path))])


DAY = [
    ((2.6, -2.0, 1.9), (0.2, -0.3, 0.4), 1.3, 1.6, 84),
    ((-0.4, -2.6, 2.6), (0.2, -0.4, 0.3), 2.2, 1.2, 24),
]


@room('room-bathroom')
def room_bathroom(metal):
    walls('plaster')
    # boards to the height of a chair, with a rail
    for i in range(64):
        box(-190 + i * 6 + 3, -0.5, 5, 5.85, 1.0, 39, 'panel', 0.25)
    box(0, -1.0, 44, 400, 2.2, 2.0, 'panel', 0.3)
    slabs('marble')
    fixed = dict(A='oak', B='oak') if metal else {}
    with at(34, -11.6):
        with wear(**({**fixed, 'brass': 'A'} if metal else {})):
            bath.vanity_60()
    for x in (18, 50):
        hung(x, 66, bath.mirror_arch, A='A' if metal else 'brass', B='A' if metal else 'brass')
    for x in (-3, 34, 71):
        hung(x, 66, lighting.sconce_globe, A='A' if metal else 'brass', B='A' if metal else 'brass')
    stood(-62, -44, bath.tub_freestanding, 8, A='white')
    stood(-62, -20, faucets.tub_filler, 0, A='A' if metal else 'brass', B='A' if metal else 'brass')
    window(-62, 56, 54, 66, 2, 3)
    rug(30, -52, 62, 34)
    plant(-122, -16, size=1.15)
    with at(-18, -58):
        with wear(A='oak', B='oak'):
            furniture.stool_round_low()
    box(-18, -58, 18.2, 12, 9, 2.4, 'towel', 0.9)
    box(-18, -58, 20.6, 11.5, 8.6, 2.4, 'towel', 0.9)
    return dict(eye=(0.12, -2.55, 0.62), aim=(-0.08, 0, 0.47), field=50, lights=DAY, ambient=0.36)


def cable(x, y):
    """A pendant's cord, on to a ceiling above the picture."""
    rod((x, y, 95), (x, y, 170), 0.12, 'black')


def run(x, make, **names):
    with at(x, -12.5):
        with wear(**names):
            make()


@room('room-kitchen')
def room_kitchen(metal):
    walls('plaster')
    planks()
    # the back run: bases, range, counter, tile
    for x in (-96, -66, 56, 86, 116):
        run(x, kitchen.cabinet_base)
    run(-36, kitchen.cabinet_drawers)
    for x, w in ((-66, 90), (86, 90)):
        box(x, -12.9, 34.5, w, 26, 1.5, 'marble', 0.12, grain=0)
    with at(10, -13.5):
        box(0, 0, 0, 61, 25, 35.8, 'steel', 0.3)
        for s in (-1, 1):
            front(s * 15, -12.5, 8, 28, 20, 'steel', 'slab')
            pull(s * 15, -13.3, 26, 22, 'steel', r=0.35)
            for k in range(3):
                rod((s * 15 - 8 + k * 8, -12.5, 31.6), (s * 15 - 8 + k * 8, -14.2, 31.6), 1.2, 'brass')
        for x in (-22, -7.5, 7.5, 22):
            for y in (-6, 6):
                lathe([(0, 0), (5, 0), (5, 0.8, 0.2), (3, 1), (0, 1)], 'black', x, y, 35.8)
        for y in (-6, 0, 6):
            box(0, y, 36.7, 56, 0.7, 0.7, 'black', 0.1)
    for row in range(12):
        for i in range(34):
            box(-112 + i * 7.4 + (3.7 if row % 2 else 0), -0.3, 36 + row * 3.05, 7.28, 0.5, 2.93, 'tile-white', 0.08)
    hung(10, 84, kitchen.hood_curved, A='white-paint', B='brass')
    box(10, -6, 108, 15, 12, 60, 'white-paint', 0.05)
    box(-116.2, -0.4, 36, 1.4, 0.9, 36.6, 'tile-white', 0.1)
    box(-113.6, -0.28, 36, 4.4, 0.5, 36.6, 'tile-white', 0)
    for x in (-96, -64):
        hung(x, 88, kitchen.cabinet_wall)
    for z in (64, 80):
        box(86, -5, z, 78, 10, 1.8, 'oak', 0.12, grain=0)
        for i, x in enumerate((56, 64, 72, 88, 98, 108, 116)):
            if (i + int(z)) % 3:
                lathe([(0, 0), (1.6, 0, 0.2), (2.6, 4.4, 0.6), (2.4, 4.5), (1.5, 0.5), (0, 0.4)], 'ceramic', x, -5, z + 1.8)
            else:
                lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], ('clay', 'green', 'oak')[i % 3], x, -5, z + 1.8)
    with at(-66, -6, 36, scale=0.95):
        with wear(**BRASS):
            faucets.faucet_bridge()
    # the island
    with at(16, -92, 0):
        with at(scale=1.0):
            with wear(A='oak', B='oak'):
                kitchen.island_long()
    for x in (-14, 16, 46):
        stood(x, -122, furniture.stool_saddle, 180, A='smoked', B='smoked')
    for x in (-8, 40):
        with at(x, -92, 62, scale=0.95):
            with wear(**(dict() if metal else BRASS)):
                lighting.pendant_dome()
        cable(x, -92)
    lathe([(0, 0), (3, 0, 0.4), (8, 3.4, 1.0), (7.8, 3.6), (3, 0.6), (0, 0.5)], 'oak', 6, -90, 35.6, segments=48)
    for i in range(6):
        ball(6 + 3.2 * math.cos(i * 1.05), -90 + 3.2 * math.sin(i * 1.05), 38.6, 1.7, 'green' if i % 2 else 'soap')
    return dict(eye=(0.05, -2.75, 0.66), aim=(-0.06, 0, 0.50), field=50, lights=DAY, ambient=0.36)


@room('room-dining')
def room_dining(metal):
    walls('plaster-green')
    planks('floor-dark')
    rug(14, -84, 150, 104)
    wood = dict(A='smoked', B='smoked') if metal else {}
    stood(14, -84, furniture.table_trestle, 0, **wood)
    for i, x in enumerate((-14, 14, 42)):
        stood(x, -62, furniture.chair_spindle, 0, **wood)
        stood(x, -106, furniture.chair_spindle, 180, **wood)
    with at(14, -84, 58, scale=1.15):
        with wear(**({} if metal else BRASS)):
            lighting.chandelier_globes()
    stood(14, -10.5, furniture.sideboard_fluted, 0, **(wood or dict(A='A', B='A')))
    picture(14, 66, 40, 52, 'clay', 'moon')
    for x in (-26, 54):
        hung(x, 64, lighting.sconce_single, **({} if metal else BRASS))
    with at(-12, -10, 30.8, scale=1.0):
        lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], 'clay')
    with at(38, -10, 30.8):
        lathe([(0, 0), (2.4, 0, 0.4), (4.6, 3, 0.8), (4.4, 3.2), (2.4, 0.6), (0, 0.5)], 'ceramic')
    window(-96, 36, 56, 84, 2, 4)
    window(124, 36, 56, 84, 2, 4)
    for x in (-4, 34):
        lathe([(0, 0), (2.4, 0, 0.4), (4.6, 3, 0.8), (4.4, 3.2), (2.4, 0.6), (0, 0.5)], 'ceramic', x, -84, 30.1)
    lathe([(0, 0), (2.6, 0, 0.5), (4.2, 5, 1.6), (2, 10, 1), (1.8, 11), (1.6, 11), (0, 5)], 'ceramic', 14, -84, 30.1)
    return dict(eye=(0.0, -2.75, 0.64), aim=(0.0, 0, 0.50), field=50, lights=DAY, ambient=0.34)


@room('room-living')
def room_living(metal):
    walls('plaster')
    planks()
    rug(16, -78, 150, 108)
    stood(24, -34, furniture.sofa_three)
    stood(24, -84, furniture.coffee_round, A='smoked')
    stood(-50, -82, furniture.chair_lounge, 62, A='linen')
    stood(92, -84, furniture.ottoman, -20, A='leather-tan')
    with at(84, -26):
        with wear(**BRASS):
            lighting.lamp_floor()
    picture(6, 66, 34, 44, 'green', 'moon')
    picture(46, 66, 34, 44, 'clay', 'arches')
    window(-92, 34, 60, 86, 2, 4)
    stood(132, -12, furniture.bookcase, 0, A='oak')
    plant(-136, -22, size=1.35)
    stood(-44, -34, furniture.side_table, A='oak')
    lathe([(0, 0), (2.2, 0, 0.4), (3.4, 4.4, 1.5), (1.6, 8, 1), (1.5, 9), (1.3, 9), (0, 4)], 'clay', -44, -34, 23.2)
    for i in range(3):
        box(18, -86, 16.3 + i * 1.3, 12 - i, 8.6 - i * 0.5, 1.25, ('linen', 'green', 'clay')[i], 0.1)
    return dict(eye=(0.02, -2.7, 0.60), aim=(0.0, 0, 0.44), field=50, lights=DAY, ambient=0.36)


@room('room-bedroom')
def room_bedroom(metal):
    walls('plaster')
    planks()
    rug(20, -66, 130, 100)
    with at(20, -44):
        with wear(A='oak'):
            furniture.bed_wood()
        cushion(0, -25, 21.4, 64.4, 20, 2.6, 'A', 0.7, 1.2)
        cushion(0, 22.5, 21.6, 25, 6, 13, 'A', 1.4, 2.2, pitch=-34)
    for s in (-1, 1):
        stood(20 + s * 48, -14, furniture.nightstand, A='oak')
        with at(20 + s * 48, -14, 24.6, scale=0.8):
            with wear(A='ceramic', B='brass'):
                lighting.lamp_table()
    picture(20, 68, 46, 36, 'clay', 'hills')
    window(-108, 34, 60, 86, 2, 4)
    stood(20, -104, furniture.bench_upholstered, A='A')
    return dict(eye=(0.0, -2.75, 0.66), aim=(0.02, 0, 0.40), field=50, lights=DAY, ambient=0.36)


@room('room-hall')
def room_hall(metal):
    walls('plaster')
    for k in range(-4, 5):
        frame(rect2(38, 62, 0.05, 1), -0.4, rect2(1.6, 0.9, 0.3, 3), 'panel', x=k * 46 + 10, z=46)
    slabs('marble', step=30)
    box(10, -9, 0, 66, 15, 32, 'A', 0.3)
    with at(10, -9):
        grid(66, 15, 3, 28.6, [(1, [(1, 'pair')]), (1, [(1, 'd'), (1, 'd'), (1, 'd')]), (1, [(1, 'pair')])])
    box(10, -9.5, 32, 69, 17.5, 1.3, 'marble', 0.15, grain=0)
    hung(10, 68, bath.mirror_round, **BRASS)
    for x in (-18, 38):
        with at(x, -9, 33.3, scale=0.9):
            with wear(A='ceramic', B='brass'):
                lighting.lamp_column()
    with at(10, -60, 78, scale=1.1):
        with wear(**BRASS):
            lighting.pendant_lantern()
    for x in (-60, 82):
        stood(x, -16, furniture.chair_dining, A='oak')
    rug(10, -72, 70, 130)
    plant(118, -20, size=1.3)
    return dict(eye=(0.0, -2.7, 0.62), aim=(0.02, 0, 0.46), field=46, lights=DAY, ambient=0.36)


@room('room-showroom')
def room_showroom(metal):
    walls('plaster')
    planks()
    for i, x in enumerate((-92, -61.5, -31)):
        with at(x, -12.5):
            kitchen.cabinet_tall()
    for x in (16, 46, 76, 106, 136):
        run(x, kitchen.cabinet_base if x != 76 else kitchen.cabinet_drawers)
    box(76, -12.9, 34.5, 151, 26, 1.5, 'marble', 0.12, grain=0)
    for i, style in enumerate(('shaker', 'slab', 'fluted', 'beaded')):
        hung(28 + i * 32, 66, lambda style=style: kitchen.door(style), A=('A', 'oak', 'walnut', 'white-paint')[i], B=('A', 'oak', 'walnut', 'white-paint')[i])
    with at(30, -96):
        with wear(A='oak', B='oak'):
            kitchen.island_long()
    for i, make in enumerate((lighting.pendant_dome, lighting.pendant_cone, lighting.pendant_bell)):
        with at(-2 + i * 32, -96, 62, scale=0.95):
            with wear(A=('brass', 'black', 'steel')[i], B='brass'):
                make()
        cable(-2 + i * 32, -96)
    for i, make in enumerate((faucets.faucet_gooseneck, faucets.faucet_bridge, faucets.faucet_widespread)):
        with at(2 + i * 26, -94, 35.6, 10):
            with wear(A=('brass', 'chrome', 'black')[i], B=('brass', 'chrome', 'black')[i]):
                make()
    return dict(eye=(0.0, -2.75, 0.66), aim=(0.02, 0, 0.48), field=50, lights=DAY, ambient=0.36)


@room('room-warehouse')
def room_warehouse(metal):
    box(0, 3, -1, 480, 6, 180, 'concrete', 0)
    box(-193, -130, -1, 6, 260, 180, 'concrete', 0)
    box(0, -160, -1.0, 520, 340, 1.0, 'concrete', 0)
    rng = random.Random(8)
    for bay in range(4):
        x0 = -150 + bay * 84
        for x in (x0, x0 + 80):
            for y in (-6, -42):
                box(x, y, 0, 3, 3, 150, 'navy-paint', 0.2)
        for z in (8, 58, 108):
            for y in (-6, -42):
                box(x0 + 40, y, z, 80, 2, 4.5, 'orange', 0.2)
            box(x0 + 40, -24, z + 4.5, 78, 36, 1.2, 'oak', 0.1)
            x = x0 + 4
            while x < x0 + 66:
                w, h = rng.uniform(13, 24), rng.uniform(14, 36)
                box(x + w / 2, -26, z + 5.7, w - 0.8, rng.uniform(24, 32), h, 'carton' if rng.random() < 0.8 else 'paper', 0.3)
                x += w
    # the counter, with what the picture is about on it
    box(40, -120, 0, 150, 26, 38, 'oak', 0.3)
    for i in range(20):
        box(-31 + i * 7.5, -133.2, 2, 7.2, 0.8, 34, 'smoked', 0.15)
    box(40, -120, 38, 156, 30, 2, 'marble', 0.2, grain=0)
    for i, make in enumerate((faucets.faucet_gooseneck, faucets.faucet_widespread, faucets.faucet_cross)):
        with at(10 + i * 30, -120, 40):
            make()
    for x in (0, 40, 80):
        with at(x, -120, 74, scale=1.0):
            lighting.pendant_dome()
        cable(x, -120)
    return dict(eye=(0.1, -2.95, 0.66), aim=(0.06, 0, 0.50), field=52, lights=DAY, ambient=0.36)


@room('room-powder')
def room_powder(metal):
    """A small room; its metal is what the picture is about."""
    walls('plaster-green')
    for i in range(64):
        box(-190 + i * 6 + 3, -0.5, 5, 5.85, 1.0, 41, 'panel', 0.25)
    box(0, -1.0, 46, 400, 2.2, 2.0, 'panel', 0.3)
    slabs('marble', step=18)
    stood(10, -11, bath.sink_pedestal)
    hung(10, 70, bath.mirror_pill)
    for x in (-14, 34):
        hung(x, 72, lighting.sconce_single)
    hung(62, 48, bath.towel_ring)
    stood(-58, -20, bath.toilet)
    picture(-58, 72, 26, 32, 'clay', 'arches')
    hung(-32, 30, bath.paper_holder)
    plant(88, -16, size=1.05)
    window(-118, 52, 44, 62, 2, 3)
    rug(10, -46, 44, 30)
    return dict(eye=(0.06, -2.3, 0.60), aim=(-0.04, 0, 0.50), field=50, lights=DAY, ambient=0.36)


@room('room-study')
def room_study(metal):
    """A corner to read in; the chairs are what the picture is about."""
    walls('plaster-dark')
    planks('floor-dark')
    rug(14, -66, 128, 88)
    for x in (-66, -30, 94):
        stood(x, -8, furniture.bookcase, 0, A='oak')
    stood(6, -62, furniture.chair_wing, 22)
    stood(62, -70, furniture.ottoman, -16)
    stood(40, -44, furniture.side_table, A='oak')
    for i in range(3):
        box(40, -44, 23.2 + i * 1.3, 9 - i, 6.6 - i * 0.5, 1.25, ('linen', 'clay', 'green')[i], 0.1)
    with at(60, -30):
        with wear(**BRASS):
            lighting.lamp_floor()
    picture(34, 64, 44, 34, 'green', 'hills')
    with at(34, 0, 84):
        with wear(**BRASS):
            lighting.light_picture()
    window(-128, 34, 56, 86, 2, 4)
    plant(140, -18, size=1.3)
    return dict(eye=(0.04, -2.6, 0.58), aim=(0.02, 0, 0.44), field=50, lights=DAY, ambient=0.36)
