"""Materials. Everything is rendered grey in white light; colour is given afterwards (develop.py), so that one render
serves every finish of a kind:

- The finish ('A', and 'B' where a two-tone finish shows its second tone) reflects 0.04 in the red channel, 0.38 in
  the green one and 0.90 in the blue one. Light in a picture is a polynomial of a reflectance, so three values of it
  in each pixel give the picture at any other, with the reflections of the finish in itself.
- All else is grey of its own lightness, and says its colour in a pass ("tint") by which the pixel is multiplied.
- The pass "aux" is red where 'B' is, green where anything opaque is and blue on the sweep or the wall."""
import bpy

NODES = (0.04, 0.38, 0.90)
# what gives light, and how much of a lamp's light goes through it
GLOWING = {'milk': 0.9, 'lit-linen': 0.45, 'bulb': 1.0, 'lens': 1.0, 'daylight': 1.0}
_group = 'satin'
_lit = False
_made = {}


def begin(group, lit=False):
    global _group, _lit
    _group, _lit = group, lit
    _made.clear()
    for material in list(bpy.data.materials):
        if material.users == 0:
            bpy.data.materials.remove(material)


def linear(hexa):
    out = []
    for i in (1, 3, 5):
        c = int(hexa[i : i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return out


def luma(rgb):
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


class Tree:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.node('OutputMaterial')

    def node(self, kind, **values):
        n = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in values.items():
            if hasattr(n, key) and key not in n.inputs:
                setattr(n, key, value)
            else:
                self.set(n.inputs[key], value)
        return n

    def set(self, socket, value):
        if hasattr(value, 'is_output'):
            self.tree.links.new(value, socket)
        elif hasattr(value, 'outputs'):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        n = self.node('Math', operation=operation, use_clamp=clamp)
        self.set(n.inputs[0], a)
        self.set(n.inputs[1], b)
        return n.outputs[0]

    def mapped(self, scale, warp=None):
        """The part's own inches, the grain along x."""
        g = self.node('Attribute', attribute_name='g')
        v = self.node('Mapping', Vector=g.outputs['Vector'], Scale=scale)
        return v.outputs[0]

    def noise(self, scale, size=1.0, detail=3.0, rough=0.5, distortion=0.0):
        n = self.node('TexNoise', Vector=self.mapped(scale), Scale=size, Detail=detail, Roughness=rough)
        n.inputs['Distortion'].default_value = distortion
        return n.outputs['Fac']

    def ramp(self, fac, stops):
        n = self.node('ValToRGB', Fac=fac)
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for one, (at, v) in zip(e, stops):
            one.position = at
            one.color = (v, v, v, 1) if isinstance(v, (int, float)) else (*v, 1)
        return n.outputs['Color']

    def bump(self, height, strength, distance=1.0, normal=None):
        n = self.node('Bump', Strength=strength, Distance=distance, Height=height)
        if normal:
            self.set(n.inputs['Normal'], normal)
        return n.outputs['Normal']

    def aov(self, tint=(1, 1, 1), mask=0.0, ground=0.0):
        t = self.node('OutputAOV', name='tint')
        self.set(t.inputs['Color'], tint if hasattr(tint, 'is_output') else (*tint, 1))
        a = self.node('OutputAOV', name='aux')
        a.inputs['Color'].default_value = (mask, 1, ground, 1)

    def finish(self, shader):
        self.set(self.out.inputs['Surface'], shader.outputs[0] if hasattr(shader, 'outputs') else shader)
        return self.material


def coloured(t, albedo, gain):
    """Albedo (three numbers) times a texture around 1."""
    if gain is None:
        return (*albedo, 1)
    n = t.node('MixRGB', blend_type='MULTIPLY', Fac=1.0, Color1=(*albedo, 1))
    t.set(n.inputs['Color2'], gain)
    return n.outputs[0]


def wood_gain(t):
    rings = t.noise((0.028, 0.55, 0.55), 1.0, 3, 0.55, 1.2)
    bands = t.ramp(t.math('FRACT', t.math('MULTIPLY', rings, 9.0)), [(0, 0.80), (0.55, 1.03), (0.9, 1.10), (1, 0.84)])
    fibre = t.ramp(t.noise((0.12, 6, 6), 1.0, 3, 0.6), [(0.25, 0.82), (0.6, 1.06), (1, 1.1)])
    wide = t.ramp(t.noise((0.02, 0.16, 0.16), 1.0, 2, 0.5), [(0.25, 0.90), (0.75, 1.08)])
    a = t.node('MixRGB', blend_type='MULTIPLY', Fac=0.55, Color1=fibre, Color2=bands).outputs[0]
    return t.node('MixRGB', blend_type='MULTIPLY', Fac=1.0, Color1=a, Color2=wide).outputs[0]


def build(t, kind, albedo):
    """The shader of a kind of surface in a colour; the three numbers may be a channel each."""
    p = t.node('BsdfPrincipled')
    i = p.inputs
    gain = None
    if kind in ('polished', 'satin'):
        i['Metallic'].default_value = 1
        i['Roughness'].default_value = 0.07 if kind == 'polished' else 0.25
    elif kind == 'paint':
        i['Roughness'].default_value = 0.36
        i['Specular'].default_value = 0.4
    elif kind == 'wood':
        gain = wood_gain(t)
        i['Roughness'].default_value = 0.42
        i['Specular'].default_value = 0.35
        t.set(i['Normal'], t.bump(t.noise((0.12, 6, 6), 1.0, 3, 0.6), 0.10, 0.02))
    elif kind == 'weave':
        gain = t.ramp(t.noise((1, 1, 1), 5.5, 3, 0.7), [(0.3, 0.86), (0.7, 1.1)])
        i['Roughness'].default_value = 0.9
        i['Specular'].default_value = 0.12
        i['Sheen'].default_value = 0.25
        t.set(i['Normal'], t.bump(t.noise((1, 1, 1), 7.0, 2, 0.6), 0.30, 0.12))
    elif kind == 'boucle':
        v = t.node('TexVoronoi', Vector=t.mapped((1, 1, 1)), Scale=2.6, feature='SMOOTH_F1')
        gain = t.ramp(v.outputs['Distance'], [(0.0, 1.08), (0.75, 0.78)])
        i['Roughness'].default_value = 1
        i['Specular'].default_value = 0.08
        i['Sheen'].default_value = 0.4
        t.set(i['Normal'], t.bump(t.math('SUBTRACT', 1.0, v.outputs['Distance']), 0.6, 0.35))
    elif kind == 'velvet':
        gain = t.ramp(t.noise((0.5, 0.5, 0.5), 0.5, 3, 0.6), [(0.3, 0.82), (0.7, 1.1)])
        i['Roughness'].default_value = 0.65
        i['Specular'].default_value = 0.15
        i['Sheen'].default_value = 1.0
        i['Sheen Tint'].default_value = 0.8
        t.set(i['Normal'], t.bump(t.noise((1, 1, 1), 1.2, 3, 0.6), 0.10, 0.2))
    elif kind == 'leather':
        gain = t.ramp(t.noise((0.4, 0.4, 0.4), 0.6, 4, 0.6), [(0.3, 0.82), (0.7, 1.1)])
        i['Roughness'].default_value = 0.40
        i['Specular'].default_value = 0.4
        v = t.node('TexVoronoi', Vector=t.mapped((1, 1, 1)), Scale=5.0, feature='DISTANCE_TO_EDGE')
        t.set(i['Normal'], t.bump(v.outputs['Distance'], 0.12, 0.06))
    elif kind == 'gloss':
        i['Roughness'].default_value = 0.05
        i['Specular'].default_value = 0.5
    elif kind == 'matte':
        i['Roughness'].default_value = 0.5
        i['Specular'].default_value = 0.3
    elif kind == 'plain':
        i['Roughness'].default_value = 0.8
        i['Specular'].default_value = 0.1
    elif kind == 'black':
        i['Roughness'].default_value = 0.4
        i['Specular'].default_value = 0.35
    t.set(i['Base Color'], coloured(t, albedo, gain))
    return p


FIXED = {
    # name: (kind, colour)
    'sweep': ('plain', '#e9e2d8'),
    'wall': ('plain', '#e7e0d5'),
    'white': ('gloss', '#f4f2ed'),
    'ceramic': ('gloss', '#f4f2ed'),
    'paper': ('plain', '#f1ede4'),
    'black': ('black', '#2b2a28'),
    'rubber': ('plain', '#2b2a28'),
    'rim': ('gloss', '#cfd6d3'),
    'steel': ('satin', '#c9cbcb'),
    'chrome': ('polished', '#d6d9db'),
    'brass': ('satin', '#d9b36c'),
    'bronze': ('satin', '#6d5440'),
    'oak': ('wood', '#cfb38a'),
    'maple': ('wood', '#dcc29a'),
    'walnut': ('wood', '#7b5437'),
    'dark': ('plain', '#3a352f'),
    'linen': ('weave', '#d8cbb6'),
    'ivory': ('weave', '#ece4d6'),
    'towel': ('boucle', '#efeae0'),
    'grout': ('plain', '#d9d3c8'),
    'soap': ('plain', '#d6c7a8'),
    'green': ('plain', '#6d7d57'),
    'clay': ('matte', '#a86a4c'),
    # rooms
    'plaster': ('plain', '#d8cebf'),
    'plaster-green': ('plain', '#a9ac96'),
    'plaster-dark': ('plain', '#7f7263'),
    'panel': ('paint', '#e6dfd2'),
    'white-paint': ('paint', '#efeae0'),
    'navy-paint': ('paint', '#29344a'),
    'sage-paint': ('paint', '#94a088'),
    'floor-oak': ('wood', '#b08d62'),
    'floor-dark': ('wood', '#7a5c40'),
    'smoked': ('wood', '#836b53'),
    'tile-white': ('gloss', '#efebe3'),
    'rug': ('weave', '#c9bca6'),
    'velvet-moss': ('velvet', '#5f6a48'),
    'leather-tan': ('leather', '#97623a'),
    'concrete': ('plain', '#a8a39b'),
    'carton': ('plain', '#b58d5f'),
    'orange': ('paint', '#b0592f'),
    # metals as develop.py gives them for the finish of the same name (looks.json), in sRGB
    'nickel': ('satin', '#c9c2b8'),
    'copper': ('satin', '#cf8d69'),
    'gunmetal': ('satin', '#7c7f82'),
    'leather-dark': ('leather', '#4b372c'),
    'tile-putty': ('gloss', '#d3c8b6'),
    'clay-tile': ('matte', '#b98a6e'),
    'slate': ('matte', '#7a766d'),
    'brick': ('matte', '#a8684c'),
    'brick-dark': ('matte', '#8d5642'),
}


def stone(t, name):
    """The countertop stones: (lightness, tint) from veins and grains."""
    p = t.node('BsdfPrincipled')
    i = p.inputs
    i['Roughness'].default_value = 0.45 if name in ('honed-soapstone', 'travertine') else 0.14

    def mix(fac, a, b):
        return t.node('MixRGB', Fac=fac, Color1=a, Color2=b).outputs[0]

    def rgb(hexa):
        return (*linear(hexa), 1)

    def veins(scale, width, distortion, size=1.0):
        n = t.node('TexNoise', Vector=t.mapped(scale), Scale=size, Detail=6, Roughness=0.62)
        n.inputs['Distortion'].default_value = distortion
        d = t.math('ABSOLUTE', t.math('SUBTRACT', n.outputs['Fac'], 0.5))
        return t.ramp(d, [(0, 1.0), (width, 0.25), (width * 3.5, 0.0)])

    if name in ('carrara-marble', 'marble'):
        cloud = t.ramp(t.noise((0.05, 0.08, 0.08), 1.0, 5, 0.6, 0.6), [(0.35, 0.0), (0.75, 1.0)])
        base = mix(cloud, rgb('#eeedea'), rgb('#dcdcdb'))
        base = mix(t.math('MULTIPLY', veins((0.035, 0.075, 0.075), 0.012, 1.2), 0.55), base, rgb('#a9acae'))
    elif name == 'calacatta-gold':
        cloud = t.ramp(t.noise((0.04, 0.06, 0.06), 1.0, 5, 0.6, 0.6), [(0.4, 0.0), (0.8, 1.0)])
        base = mix(cloud, rgb('#f3eee5'), rgb('#e8dfcf'))
        base = mix(t.math('MULTIPLY', veins((0.02, 0.05, 0.05), 0.016, 1.6), 0.8), base, rgb('#b99e70'))
        base = mix(t.math('MULTIPLY', veins((0.05, 0.09, 0.09), 0.006, 1.0), 0.4), base, rgb('#9c9a96'))
    elif name in ('pearl-quartz', 'charcoal-quartz'):
        pearl = name == 'pearl-quartz'
        v = t.node('TexVoronoi', Vector=t.mapped((1, 1, 1)), Scale=5.5)
        speck = t.node('SeparateColor', Color=v.outputs['Color']).outputs[0]
        low, mid, high = ('#d3cabb', '#e4ded4', '#f0ece4') if pearl else ('#3d3b38', '#55534f', '#8d8a84')
        base = t.ramp(speck, [(0.0, linear(low)), (0.3, linear(mid)), (0.8, linear(mid)), (1.0, linear(high))])
    elif name == 'honed-soapstone':
        cloud = t.ramp(t.noise((0.06, 0.09, 0.09), 1.0, 5, 0.65, 0.5), [(0.35, 0.0), (0.75, 1.0)])
        base = mix(cloud, rgb('#4b5352'), rgb('#39413f'))
        base = mix(t.math('MULTIPLY', veins((0.025, 0.06, 0.06), 0.005, 1.4), 0.5), base, rgb('#a9b2ae'))
    else:  # travertine
        # clouds and not straight bands: those read as a board of wood
        clouds = t.ramp(t.noise((0.05, 0.1, 0.1), 1.0, 6, 0.7, 1.6), [(0.3, 0.0), (0.7, 1.0)])
        base = mix(clouds, rgb('#ddd3c1'), rgb('#c7b89f'))
        pits = t.ramp(t.noise((0.35, 0.9, 0.9), 1.0, 5, 0.7, 0.8), [(0.33, 1.0), (0.39, 0.0)])
        base = mix(t.math('MULTIPLY', pits, 0.7), base, rgb('#93805f'))
    grey = t.node('RGBToBW', Color=base).outputs[0]
    t.set(i['Base Color'], grey)
    tint = t.node('MixRGB', blend_type='DIVIDE', Fac=1.0, Color1=base)
    t.set(tint.inputs['Color2'], grey)
    t.aov(tint.outputs[0])
    return t.finish(p)


STONES = ('carrara-marble', 'marble', 'calacatta-gold', 'pearl-quartz', 'charcoal-quartz', 'honed-soapstone', 'travertine')


def glow(t, strength, tint, edge=0.62, through=1.0):
    """A lit shade: brighter where it is seen straight on, with a sheen on its surface. In a lit view there is a lamp
    within it, which gives the light: that falls through."""
    facing = t.node('LayerWeight', Blend=0.35).outputs['Facing']
    level = t.ramp(facing, [(0, strength), (1, strength * edge)])
    e = t.node('Emission', Color=level, Strength=1.0)
    g = t.node('BsdfGlossy', Color=(0.6, 0.6, 0.6, 1), Roughness=0.08)
    fresnel = t.node('Fresnel', IOR=1.3)
    mix = t.node('MixShader', Fac=fresnel.outputs[0])
    t.tree.links.new(e.outputs[0], mix.inputs[1])
    t.tree.links.new(g.outputs[0], mix.inputs[2])
    t.aov(tint)
    if not _lit:
        return t.finish(mix)
    t.material.cycles.sample_as_light = False
    path = t.node('LightPath')
    last = t.node('MixShader', Fac=t.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']))
    clear = t.node('BsdfTransparent', Color=(through, through, through, 1))
    t.tree.links.new(mix.outputs[0], last.inputs[1])
    t.tree.links.new(clear.outputs[0], last.inputs[2])
    return t.finish(last)


def glass(t, edge=0.35, smoke=1.0):
    """Thin clear glass: what is behind it, a reflection, a darker rim. Casts next to no shadow."""
    facing = t.node('LayerWeight', Blend=0.25).outputs['Facing']
    through = t.node('BsdfTransparent', Color=t.ramp(facing, [(0, 0.96 * smoke), (0.6, 0.84 * smoke), (1, edge * smoke)]))
    shine = t.node('BsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.12)
    mix = t.node('MixShader', Fac=t.math('MINIMUM', t.math('MULTIPLY', t.node('Fresnel', IOR=1.35).outputs[0], 0.8), 0.35))
    t.tree.links.new(through.outputs[0], mix.inputs[1])
    t.tree.links.new(shine.outputs[0], mix.inputs[2])
    clear = t.node('BsdfTransparent', Color=(0.93, 0.93, 0.93, 1))
    light = t.node('LightPath')
    soft = t.math('MAXIMUM', light.outputs['Is Shadow Ray'], light.outputs['Is Diffuse Ray'])
    last = t.node('MixShader', Fac=soft)
    t.tree.links.new(mix.outputs[0], last.inputs[1])
    t.tree.links.new(clear.outputs[0], last.inputs[2])
    return t.finish(last)


def mirror(t):
    """Silvered glass: what it would reflect of a light room, as a slanting gradient, and the stage's lights."""
    where = t.node('NewGeometry').outputs['Position']
    split = t.node('SeparateXYZ', Vector=where)
    slant = t.math('ADD', t.math('MULTIPLY', split.outputs['Z'], 0.8), t.math('MULTIPLY', split.outputs['X'], -0.35))
    level = t.ramp(t.math('ADD', slant, 0.5), [(0.0, 0.34), (0.42, 0.5), (0.5, 0.62), (1.0, 0.78)])
    e = t.node('Emission', Color=level, Strength=1.0)
    shine = t.node('BsdfGlossy', Color=(0.5, 0.5, 0.5, 1), Roughness=0.0)
    both = t.node('AddShader')
    t.tree.links.new(e.outputs[0], both.inputs[0])
    t.tree.links.new(shine.outputs[0], both.inputs[1])
    t.aov((0.985, 1.0, 1.01))
    return t.finish(both)


def get(name):
    if name in _made:
        return _made[name]
    t = Tree(name)
    if name in ('A', 'B'):
        if _group in STONES:
            _made[name] = stone(t, _group)
            return _made[name]
        shader = build(t, _group, NODES)
        t.aov(mask=1.0 if name == 'B' else 0.0)
        _made[name] = t.finish(shader)
    elif name in STONES:
        _made[name] = stone(t, name)
    elif name == 'glass':
        _made[name] = glass(t)
    elif name == 'ribbed':
        _made[name] = glass(t, 0.2, 0.96)
    elif name == 'smoke':
        _made[name] = glass(t, 0.25, 0.55)
    elif name == 'mirror':
        _made[name] = mirror(t)
    elif name == 'milk':
        _made[name] = glow(t, 1.10, (1.0, 0.955, 0.87), through=GLOWING[name])
    elif name == 'lit-linen':
        _made[name] = glow(t, 0.95, (1.0, 0.93, 0.80), 0.75, GLOWING[name])
    elif name == 'bulb':
        _made[name] = glow(t, 2.2, (1.0, 0.90, 0.70), 0.75)
    elif name == 'daylight':
        _made[name] = glow(t, 1.15, (1.0, 0.99, 0.95), 1.0)
    elif name == 'lens':
        _made[name] = glow(t, 2.0, (1.0, 0.92, 0.76), 0.9)
    else:
        kind, hexa = FIXED[name]
        rgb = linear(hexa)
        grey = luma(rgb)
        shader = build(t, kind, (grey, grey, grey))
        t.aov([c / grey for c in rgb], ground=1.0 if name in ('sweep', 'wall') else 0.0)
        _made[name] = t.finish(shader)
    return _made[name]
