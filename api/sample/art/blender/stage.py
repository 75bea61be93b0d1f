"""The studio: a sweep or a wall, the same lights and camera height for every picture of a kind. One unit is the
width of the frame; the frame is 1 x 1.25."""
import math

import bpy
from mathutils import Vector

import materials

WIDTH, HEIGHT = 640, 800
# a file for each; the last two are what the denoiser is guided by
SLOTS = (
    ('image', 'Image'),
    ('tint', 'tint'),
    ('aux', 'aux'),
    ('normal', 'Denoising Normal'),
    ('albedo', 'Denoising Albedo'),
)


def setup(samples=64):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.09
    c.adaptive_min_samples = 6
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 1, 4
    c.transmission_bounces, c.transparent_max_bounces = 4, 16
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3.0
    c.sample_clamp_direct = 12.0
    c.blur_glossy = 0.6
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    r = scene.render
    r.threads_mode, r.threads = 'FIXED', 1
    r.resolution_x, r.resolution_y, r.resolution_percentage = WIDTH, HEIGHT, 100
    r.use_persistent_data = True
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    for name in ('tint', 'aux'):
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'COLOR'
    scene.view_settings.view_transform = 'Raw'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '16'
    out.format.exr_codec = 'ZIP'
    out.file_slots.clear()
    for slot, socket in SLOTS:
        out.file_slots.new(slot)
        tree.links.new(source.outputs[socket], out.inputs[slot])
    return scene, out


def _mesh(name, verts, faces, mat, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(materials.get(mat))
    thing = bpy.data.objects.new(name, mesh)
    thing['model'] = 1
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _sweep(back, floor=0.0, r=1.6):
    """Floor, a curve, and the wall behind."""
    line = [(-14, floor), (back, floor)]
    line += [(back + r * math.sin(t), floor + r - r * math.cos(t)) for t in [math.pi / 2 * i / 24 for i in range(1, 25)]]
    line += [(back + r, 9.0)]
    verts, faces = [], []
    for y, z in line:
        verts += [(-14, y, z), (14, y, z)]
    for i in range(len(line) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    _mesh('sweep', verts, faces, 'sweep')


def _wall():
    _mesh('wall', [(-14, 0, -9), (14, 0, -9), (14, 0, 9), (-14, 0, 9)], [(0, 1, 2, 3)], 'wall', False)


def _light(at, aim, w, h, power, seen=True):
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', w, h, power
    thing = bpy.data.objects.new('light', data)
    thing['model'] = 1
    thing.location = at
    thing.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    thing.visible_glossy = seen
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _card(x, y0, y1, z0, z1):
    """A black card beside the frame: metal has an edge where it reflects it, and nothing else sees it."""
    card = _mesh('card', [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], 'rubber', False)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def _world(ambient):
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    coords = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(coords.outputs['Generated'], split.inputs[0])
    ramp = nodes.new('ShaderNodeValToRGB')
    links.new(split.outputs['Z'], ramp.inputs['Fac'])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.0, (ambient * 0.35,) * 3 + (1,)
    e[1].position, e[1].color = 0.75, (ambient * 1.35,) * 3 + (1,)
    back = nodes.new('ShaderNodeBackground')
    links.new(ramp.outputs['Color'], back.inputs['Color'])
    world.cycles.sampling_method = 'NONE'
    out = nodes.new('ShaderNodeOutputWorld')
    links.new(back.outputs[0], out.inputs[0])


def _lit(kind, lamps, power):
    """A dim room: its own lamps, and a little light from where the studio's stood. Its wall is near."""
    _world(0.035)
    if kind == 'under':
        _mesh('wall', [(-14, 1.6, -9), (14, 1.6, -9), (14, 1.6, 9), (-14, 1.6, 9)], [(0, 1, 2, 3)], 'wall', False)
        _mesh('wall', [(-14, 3, 0.7), (14, 3, 0.7), (14, -9, 0.7), (-14, -9, 0.7)], [(0, 1, 2, 3)], 'wall', False)
    elif kind == 'wall':
        _wall()
    else:
        _sweep(0.5 if kind == 'standing' else 0.6, r=0.12)
    _light((-2.3, -1.9, 1.6), (0, 0, 0.3), 1.4, 1.4, 7)
    # what the metal mirrors of the room; the walls know nothing of it
    for x, width, watts in ((-2.4, 1.0, 6.5), (2.5, 1.2, 4)):
        card = _light((x, -1.5, 0.4), (0, 0, 0.3), width, 2.6, watts)
        card.visible_diffuse = False
    # as bright as shows its light on what is nearest
    reach = {
        'wall': 0.1 - sum(at[1] for at, _ in lamps) / len(lamps),
        'under': 0.45,
        'ceiling': min(0.5, min(at[2] for at, _ in lamps)),
    }.get(kind, 0.28)
    for at, size in lamps:
        data = bpy.data.lights.new('lamp', 'POINT')
        data.energy, data.shadow_soft_size = 104 * power * reach * reach / len(lamps) ** 0.8, max(0.012, size)
        thing = bpy.data.objects.new('lamp', data)
        thing['model'] = 1
        thing.location = at
        thing.visible_camera = thing.visible_glossy = False
        bpy.context.scene.collection.objects.link(thing)


def dress(kind, elevation, aim_z, look_yaw=0.0, near=0.0, floor=0.0, back=0.0, lamps=None, power=1.0):
    """kind: 'standing' on the sweep, 'wall' hung on the wall, 'ceiling' hung before the sweep,
    'under' fixed to the ceiling. A second view is taken `near` the middle, its floor lies lower and the sweep begins
    behind the model's `back`; with `lamps`, places of a light's bulbs, the room is dim."""
    scene = bpy.context.scene
    for world in list(bpy.data.worlds):
        bpy.data.worlds.remove(world)
    _world(0.46)
    camera_data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', camera_data)
    camera['model'] = 1
    scene.collection.objects.link(camera)
    scene.camera = camera
    distance = 4.6
    e, a = math.radians(elevation), math.radians(look_yaw)
    aim = Vector((0, near, aim_z))
    camera.location = aim + distance * Vector(
        (-math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))
    )
    camera.rotation_euler = (aim - camera.location).to_track_quat('-Z', 'Y').to_euler()
    camera_data.sensor_fit = 'VERTICAL'
    camera_data.angle = 2 * math.atan(0.625 / distance)
    camera_data.clip_end = 100
    if kind == 'room':
        return
    if lamps is not None:
        for world in list(bpy.data.worlds):
            bpy.data.worlds.remove(world)
        return _lit(kind, lamps, power)
    if kind == 'under':
        # a ceiling, seen from below, and a wall far behind
        _mesh('wall', [(-14, 3, -9), (14, 3, -9), (14, 3, 9), (-14, 3, 9)], [(0, 1, 2, 3)], 'wall', False)
        _mesh('wall', [(-14, 3, 0.7), (14, 3, 0.7), (14, -9, 0.7), (-14, -9, 0.7)], [(0, 1, 2, 3)], 'wall', False)
        _light((-2.6, -2.2, -0.6), (0, 0, 0.5), 1.4, 1.4, 75)
        _light((2.7, -2.0, -0.2), (0, 0, 0.5), 0.9, 2.2, 26)
        _light((0.2, -2.0, -2.4), (0, 0.6, 0.7), 3.0, 1.2, 60)
    elif kind == 'wall':
        _wall()
        _light((-2.4, -1.9, 2.2), (0, 0, 0), 1.2, 1.2, 128)
        _light((2.8, -2.4, 0.4), (0, 0, 0), 0.9, 2.6, 24)
        _light((0.3, -1.2, 3.0), (0, 0, 0), 3.0, 0.9, 34)
    else:
        _sweep(max(1.3 if kind == 'standing' else 1.6, back + 0.4), floor)
        _light((-2.3, -1.5, 2.7), (0, 0, 0.45), 1.4, 1.4, 92)
        _light((2.7, -1.6, 1.3), (0, 0, 0.5), 0.8, 2.6, 20)
        _light((0.4, 0.9, 3.3), (0, 0.2, 0.3), 3.2, 1.0, 34)
    _card(-1.5, -2.6, -0.9, -2, 1.6)
    _card(1.45, -0.7, 0.6, -2, 2.4)


def _sun(power):
    """Low sun through two windows beside the room, which nothing but its shadow shows: a patch of light on the wall."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle = power, math.radians(0.9)
    thing = bpy.data.objects.new('sun', data)
    thing['model'] = 1
    thing.rotation_euler = Vector((-2.9, 1.9, -1.9)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    x, bars = 3.6, []
    panes = [(-3.06 + 0.2 * i + (0.12 if i > 2 else 0), 0.18, z) for i in range(6) for z in (2.82, 3.13, 3.44)]
    # all but the panes, as bands and the bars between them
    for z0, z1 in ((-4, 2.82), (3.73, 12), (3.11, 3.13), (3.42, 3.44)):
        bars.append((-12, 10, z0, z1))
    edges = [-12] + [e for y, w, z in panes if z == 2.82 for e in (y, y + w)] + [10]
    bars += [(edges[i], edges[i + 1], 2.8, 3.75) for i in range(0, len(edges), 2)]
    for y0, y1, z0, z1 in bars:
        bar = _mesh('bar', [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], 'rubber', False)
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = bar.visible_transmission = False


def room(eye, aim, field, lights, ambient, size=(2400, 1350), sun=3.0):
    """Dresses the stage for a room, in hundreds of inches: a camera that stands upright, its lights, the sun."""
    scene = bpy.context.scene
    _world(ambient)
    camera = scene.camera
    camera.location = eye
    camera.rotation_euler = (Vector(aim) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    camera.data.sensor_fit = 'HORIZONTAL'
    camera.data.angle = math.radians(field)
    for at, towards, w, h, power in lights:
        _light(at, towards, w, h, power)
    if sun:
        _sun(sun)
    scene.render.resolution_x, scene.render.resolution_y = size
