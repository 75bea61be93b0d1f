"""Parts that models are made of. Inches; x to the right, y away from the camera, z up. A part's material is a name
of materials.py: 'A' is the finish the product is sold in, 'B' the second tone of a two-tone finish."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

import materials

ROOT = None
_count = 0
_rng = random.Random(7)


def start():
    """Empties the scene of the model before this one."""
    global ROOT, _count, _rng
    for thing in list(bpy.data.objects):
        if thing.get('model'):
            bpy.data.objects.remove(thing, do_unlink=True)
    for mesh in list(bpy.data.meshes):
        if mesh.users == 0:
            bpy.data.meshes.remove(mesh)
    ROOT = bpy.data.objects.new('root', None)
    ROOT['model'] = 1
    bpy.context.scene.collection.objects.link(ROOT)
    _count = 0
    _rng = random.Random(7)
    stands.all, stands.depth = [], 0


class wear:
    """with wear(A='oak'): parts made within have that material for theirs: rooms fix what is not their subject."""
    stack = [{}]

    def __init__(self, **names):
        self.names = names

    def __enter__(self):
        wear.stack.append({**self.names})

    def __exit__(self, *_):
        wear.stack.pop()


class at:
    """with at((x, y, z), yaw): everything made within is moved and turned."""
    stack = [Matrix.Identity(4)]

    def __init__(self, x=0.0, y=0.0, z=0.0, yaw=0.0, pitch=0.0, roll=0.0, mirror=False, scale=1.0):
        self.m = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(math.radians(yaw), 4, 'Z')
            @ Matrix.Rotation(math.radians(pitch), 4, 'X')
            @ Matrix.Rotation(math.radians(roll), 4, 'Y')
            @ Matrix.Scale(scale, 4)
        )
        if mirror:
            self.m = self.m @ Matrix.Scale(-1, 4, (1, 0, 0))

    def __enter__(self):
        at.stack.append(at.stack[-1] @ self.m)

    def __exit__(self, *_):
        at.stack.pop()


class stands:
    """with stands('name'): what is made within is that model; a room knows by it what stands in it (standing.py)."""
    all = []
    depth = 0

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        if stands.depth == 0:
            stands.all.append((self.name, dict(wear.stack[-1])))
        stands.depth += 1

    def __exit__(self, *_):
        stands.depth -= 1


def add(verts, faces, mat, smooth=True, bevel=0.0, segments=3, grain=None, subsurf=0, angle=40, fix=True):
    """A mesh of the model. `grain` is the axis (0, 1, 2) along which wood runs: the longest when not said."""
    global _count
    _count += 1
    mesh = bpy.data.meshes.new(f'part{_count}')
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    if fix or at.stack[-1].determinant() < 0:
        work = bmesh.new()
        work.from_mesh(mesh)
        bmesh.ops.recalc_face_normals(work, faces=work.faces)
        work.to_mesh(mesh)
        work.free()
    if grain is None:
        low = [min(v[i] for v in verts) for i in range(3)]
        high = [max(v[i] for v in verts) for i in range(3)]
        spans = [high[i] - low[i] for i in range(3)]
        grain = spans.index(max(spans))
    order = [grain, (grain + 1) % 3, (grain + 2) % 3]
    shift = [_rng.uniform(-40, 40) for _ in range(3)]
    layer = mesh.attributes.new('g', 'FLOAT_VECTOR', 'POINT')
    flat = []
    for v in mesh.vertices:
        flat += [v.co[order[i]] + shift[i] for i in range(3)]
    layer.data.foreach_set('vector', flat)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    mesh.materials.append(materials.get(wear.stack[-1].get(mat, mat)))
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing['model'] = 1
    if stands.depth:
        thing['of'] = len(stands.all) - 1
    thing.parent = ROOT
    thing.matrix_local = at.stack[-1]
    bpy.context.scene.collection.objects.link(thing)
    if bevel:
        mod = thing.modifiers.new('bevel', 'BEVEL')
        mod.width = bevel
        mod.segments = segments
        mod.limit_method = 'ANGLE'
        mod.angle_limit = math.radians(35)
        mod.harden_normals = smooth
    if subsurf:
        mod = thing.modifiers.new('sub', 'SUBSURF')
        mod.levels = mod.render_levels = subsurf
    return thing


def box(x, y, z, w, d, h, mat='A', r=0.06, grain=None):
    """Centred on x and y, standing on z."""
    a, b, c = w / 2, d / 2, h
    verts = [(x + i * a, y + j * b, z + k * c) for k in (0, 1) for j in (-1, 1) for i in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    r = min(r, w * 0.45, d * 0.45, h * 0.45)
    return add(verts, faces, mat, bevel=r, grain=grain)


def _round(points, closed=False):
    """Points (u, v[, radius]) with their corners rounded."""
    out = []
    n = len(points)
    for i, p in enumerate(points):
        radius = p[-1] if len(p) == 3 else 0
        here = Vector(p[:2])
        if not radius or (not closed and i in (0, n - 1)):
            out.append(here)
            continue
        out += _corner(Vector(points[i - 1][:2]), here, Vector(points[(i + 1) % n][:2]), radius, 6)
    return out


def _corner(before, here, after, radius, steps):
    a, b = (before - here), (after - here)
    la, lb = a.length, b.length
    if la < 1e-6 or lb < 1e-6:
        return [here]
    a, b = a / la, b / lb
    angle = math.acos(max(-1, min(1, a.dot(b))))
    if angle > math.pi - 0.02 or angle < 0.02:
        return [here]
    cut = min(radius / math.tan(angle / 2), la * 0.49, lb * 0.49)
    r = cut * math.tan(angle / 2)
    centre = here + (a + b).normalized() * (r / math.sin(angle / 2))
    start, end = here + a * cut - centre, here + b * cut - centre
    sweep = math.pi - angle
    out = []
    for i in range(steps + 1):
        t = i / steps
        out.append(centre + (start * math.sin((1 - t) * sweep) + end * math.sin(t * sweep)) / math.sin(sweep))
    return out


def lathe(profile, mat='A', x=0, y=0, z=0, segments=72, sx=1.0, sy=1.0, lobes=0, depth=0.0, grain=2):
    """A turned body about the z axis: (radius, height[, corner radius]) from the bottom up. `lobes` flutes it."""
    points = _round(profile)
    verts, faces, rings = [], [], []
    for p in points:
        r, h = p[0], p[1]
        if r < 1e-5:
            rings.append([len(verts)])
            verts.append((x, y, z + h))
            continue
        ring = []
        for i in range(segments):
            t = 2 * math.pi * i / segments
            rr = r * (1 + depth * (abs(math.sin(lobes * t / 2)) - 0.5)) if lobes else r
            ring.append(len(verts))
            verts.append((x + rr * math.cos(t) * sx, y + rr * math.sin(t) * sy, z + h))
        rings.append(ring)
    for a, b in zip(rings, rings[1:]):
        if len(a) == 1 and len(b) == 1:
            continue
        for i in range(segments):
            j = (i + 1) % segments
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
            else:
                faces.append((a[i], a[j], b[j], b[i]))
    return add(verts, faces, mat, grain=grain, angle=38, fix=False)


def vase(points, mat='A', steps=7, **more):
    """A turned body whose outline runs smoothly through its points; the ends may be flat."""
    line = [(max(0.0, p.x), p.z) for p in spline([(r, 0, h) for r, h in points], steps)]
    return lathe([(0, points[0][1])] + line + [(0, points[-1][1])], mat, **more)


def turned(p0, p1, profile, mat='A', **more):
    """A turned body whose axis goes from p0 towards p1; heights are inches along it."""
    p0, p1 = Vector(p0), Vector(p1)
    turn = (p1 - p0).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    at.stack.append(at.stack[-1] @ Matrix.Translation(p0) @ turn)
    made = lathe(profile, mat, **more)
    at.stack.pop()
    return made


def rod(p0, p1, r, mat='A', edge=None, r2=None, segments=48):
    """A round bar with softened ends."""
    length = (Vector(p1) - Vector(p0)).length
    r2 = r if r2 is None else r2
    e = min(r, r2, length / 2) * 0.25 if edge is None else edge
    return turned(p0, p1, [(0, 0), (r, 0, e), (r2, length, e), (0, length)], mat, segments=segments)


def disc(p0, p1, r, mat='A', edge=None):
    return rod(p0, p1, r, mat, edge)


def ball(x, y, z, r, mat='A', sz=1.0, segments=48):
    points = [(r * math.sin(math.pi * i / 32), -r * sz * math.cos(math.pi * i / 32)) for i in range(33)]
    points[0], points[-1] = (0, -r * sz), (0, r * sz)
    return lathe(points, mat, x, y, z, segments=segments)


def bent(points, bend=1.0, steps=14):
    """A path of straight lines with round corners; a point may carry its own radius as a fourth number."""
    out = []
    for i, p in enumerate(points):
        here = Vector(p[:3])
        if i in (0, len(points) - 1):
            out.append(here)
            continue
        radius = p[3] if len(p) == 4 else bend
        out += _corner(Vector(points[i - 1][:3]), here, Vector(points[i + 1][:3]), radius, steps)
    return out


def arc(cx, cy, cz, r, a0, a1, plane='yz', steps=32):
    """Points of a circle; 0 degrees lies along the plane's first axis."""
    out = []
    for i in range(steps + 1):
        t = math.radians(a0 + (a1 - a0) * i / steps)
        u, v = r * math.cos(t), r * math.sin(t)
        out.append(
            Vector({'yz': (cx, cy + u, cz + v), 'xz': (cx + u, cy, cz + v), 'xy': (cx + u, cy + v, cz)}[plane])
        )
    return out


def spline(points, steps=10):
    """A smooth path through all points (Catmull-Rom)."""
    pts = [Vector(p) for p in points]
    pts = [pts[0] * 2 - pts[1]] + pts + [pts[-1] * 2 - pts[-2]]
    out = []
    for i in range(1, len(pts) - 2):
        a, b, c, d = pts[i - 1 : i + 3]
        for s in range(steps):
            t = s / steps
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    out.append(pts[-2])
    return out


def circle2(r, n=32):
    return [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def rect2(w, d, r=0.0, n=6):
    """A rounded rectangle as a loop of points, always 4 (n + 1) of them."""
    r = max(min(r, w / 2 - 1e-4, d / 2 - 1e-4), 1e-4)
    out = []
    for cx, cy, a in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            t = math.radians(a + 90 * i / n)
            out.append((cx * (w / 2 - r) + r * math.cos(t), cy * (d / 2 - r) + r * math.sin(t)))
    return out


def sweep(path, section, mat='A', closed=False, scales=None, caps=True, up=None, smooth=True, angle=45):
    """A section drawn along a path. `section` is a radius or a loop of points; `scales` widens it on the way."""
    path = [Vector(p) for p in path]
    clean = [path[0]]
    for p in path[1:]:
        if (p - clean[-1]).length > 1e-5:
            clean.append(p)
    if closed and (clean[0] - clean[-1]).length < 1e-5:
        clean.pop()
    if scales and len(scales) != len(path):
        raise ValueError('one scale a point')
    path = clean
    loop = circle2(section) if isinstance(section, (int, float)) else section
    n, m = len(path), len(loop)
    tangents = []
    for i in range(n):
        a = path[i - 1] if (i or closed) else path[i]
        b = path[(i + 1) % n] if (i < n - 1 or closed) else path[i]
        tangents.append((b - a).normalized())
    first = Vector(up) if up else (Vector((0, 0, 1)) if abs(tangents[0].z) < 0.9 else Vector((0, 1, 0)))
    normal = (first - tangents[0] * first.dot(tangents[0])).normalized()
    verts, faces = [], []
    for i, p in enumerate(path):
        if i:
            if up:
                normal = Vector(up)
            normal = (normal - tangents[i] * normal.dot(tangents[i])).normalized()
        side = tangents[i].cross(normal)
        s = scales[i] if scales else 1.0
        # a mitred corner keeps its width
        if 0 < i < n - 1 or closed:
            before = (path[i] - path[i - 1]).normalized()
            cos = max(0.3, before.dot(tangents[i]))
        else:
            cos = 1.0
        for u, v in loop:
            verts.append(p + side * (u * s / cos if m <= 60 and cos < 0.98 else u * s) + normal * v * s)
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(m):
            l = (k + 1) % m
            faces.append((i * m + k, i * m + l, j * m + l, j * m + k))
    if caps and not closed:
        faces.append(tuple(range(m - 1, -1, -1)))
        faces.append(tuple((n - 1) * m + k for k in range(m)))
    return add(verts, faces, mat, angle=angle, smooth=smooth)


def tube(points, r, mat='A', bend=1.0, scales=None):
    return sweep(bent(points, bend), r, mat, scales=scales)


def loft(sections, mat='A', bottom=True, top=True, smooth=True, angle=50, subsurf=0, grain=None):
    """Loops joined one above the other. A section is (z, loop) or (z, loop, dx, dy)."""
    verts, faces = [], []
    m = len(sections[0][1])
    for s in sections:
        dx, dy = (s[2], s[3]) if len(s) > 2 else (0, 0)
        verts += [(u + dx, v + dy, s[0]) for u, v in s[1]]
    for i in range(len(sections) - 1):
        for k in range(m):
            l = (k + 1) % m
            faces.append((i * m + k, i * m + l, (i + 1) * m + l, (i + 1) * m + k))
    if bottom:
        faces.append(tuple(range(m - 1, -1, -1)))
    if top:
        n = len(sections) - 1
        faces.append(tuple(n * m + k for k in range(m)))
    return add(verts, faces, mat, smooth=smooth, angle=angle, subsurf=subsurf, grain=grain)


def oval(w, d, n=96, power=2.0):
    """A superellipse: power 2 is an ellipse, 4 is nearly a box."""
    out = []
    for i in range(n):
        t = 2 * math.pi * i / n
        c, s = math.cos(t), math.sin(t)
        out.append(
            (w / 2 * math.copysign(abs(c) ** (2 / power), c), d / 2 * math.copysign(abs(s) ** (2 / power), s))
        )
    return out


def plate(loop, y, thick, mat='A', bevel=0.05, grain=None, z=0.0, x=0.0):
    """A flat shape standing in the xz plane, `thick` deep behind y."""
    n = len(loop)
    verts = [(x + u, y, z + v) for u, v in loop] + [(x + u, y + thick, z + v) for u, v in loop]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return add(verts, faces, mat, bevel=bevel, segments=2, grain=grain)


def flat(loop, z, thick, mat='A', bevel=0.1, grain=None, x=0.0, y=0.0):
    """A flat shape lying at z, `thick` high: table tops, counters, seats."""
    n = len(loop)
    verts = [(x + u, y + v, z) for u, v in loop] + [(x + u, y + v, z + thick) for u, v in loop]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return add(verts, faces, mat, bevel=bevel, segments=3, grain=grain)


def cushion(x, y, z, w, d, h, mat='A', puff=0.6, r=1.2, sag=0.0, crease=0.0, yaw=0, pitch=0, n=26):
    """A rounded, filled box standing on z; `puff` raises its middle, front and back."""
    half = Vector((w / 2, d / 2, h / 2))
    r = min(r, h / 2 * 0.98, w / 2 * 0.98, d / 2 * 0.98)
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=n, use_grid_fill=True)
    noise = _rng.uniform(0, 50)
    verts = []
    for v in work.verts:
        u = Vector(v.co)
        # closer grid lines at the edges, where the rounding is
        p = Vector([math.sin(c * math.pi / 2) * half[i] for i, c in enumerate(u)])
        inner = Vector([max(-(half[i] - r), min(half[i] - r, p[i])) for i in range(3)])
        away = p - inner
        if away.length > 1e-6:
            p = inner + away.normalized() * r
        fx, fy, fz = p.x / half.x, p.y / half.y, p.z / half.z
        bulge = max(0, 1 - fx**4) * max(0, 1 - fy**4)
        p.z += math.copysign(puff, p.z) * bulge * abs(fz) - sag * bulge * max(0, fz)
        p.x += fx * puff * 0.35 * max(0, 1 - fy**4) * max(0, 1 - fz**2)
        p.y += fy * puff * 0.35 * max(0, 1 - fx**4) * max(0, 1 - fz**2)
        wave = math.sin(p.x * 0.55 + noise) * math.sin(p.y * 0.6 + noise * 2) + 0.5 * math.sin(p.x * 1.3 + p.z * 0.9)
        p.z += wave * 0.05 * puff * bulge
        verts.append(p)
    faces = [tuple(v.index for v in f.verts) for f in work.faces]
    work.free()
    with at(x, y, z + h / 2, yaw, pitch):
        return add(verts, faces, mat, angle=80, fix=False)


def ring(cx, cz, y, r, section, mat='A', steps=96):
    """A hoop in the xz plane: mirror frames, rings."""
    return sweep(arc(cx, y, cz, r, 0, 360, 'xz', steps), section, mat, closed=True, up=(0, 1, 0))


def hoop(r, z, section, mat='A', x=0, y=0, steps=128):
    """A hoop lying flat: chandelier rings, foot rests."""
    return sweep(arc(x, y, z, r, 0, 360, 'xy', steps), section, mat, closed=True, up=(0, 0, 1))


def frame(loop, y, section, mat='A', z=0.0, x=0.0):
    """A section drawn round a closed loop in the xz plane."""
    return sweep([(x + u, y, z + v) for u, v in loop], section, mat, closed=True, up=(0, 1, 0), angle=35)


def both(make):
    """Once as it is and once mirrored in x."""
    make()
    with at(mirror=True):
        make()
