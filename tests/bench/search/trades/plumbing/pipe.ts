import { family } from './family.ts';

export const pipe = [
  ...family(
    {
      family: 'type-m-copper-pipe',
      vendor: 'Tallowmere',
      category: 'Copper Pipe',
      name: '$1 x $2 Type M Copper Pipe',
      description:
        'Hard-drawn copper pipe with the thinner Type M wall for hot and cold water lines inside the house. Cut it with a tubing cutter, ream it and join it with solder, press or push fittings. Red print along the length for easy inspection.',
      text: 'Rigid, hard temper. Red print. Nominal size $1. Length $2. ASTM B88. For potable water, hydronic heat. Lead free.',
      facts: { kind: 'pipe', material: 'copper', copperType: 'M' },
    },
    [
      ['TM-M12-10', 965, '1/2 in.|10 ft.', { size: 0.5, length: 120 }],
      ['TM-M34-10', 536, '3/4 in.|10 ft.', { size: 0.75, length: 120 }],
      ['TM-M100-10', 22, '1 in.|10 ft.', { size: 1, length: 120 }],
      ['TM-M12-05', 63, '1/2 in.|5 ft.', { size: 0.5, length: 60 }],
      ['TM-M34-05', 16, '3/4 in.|5 ft.', { size: 0.75, length: 60 }],
      ['TM-M12-02', 5, '1/2 in.|2 ft.', { size: 0.5, length: 24 }],
      ['TM-M34-02', 1, '3/4 in.|2 ft.', { size: 0.75, length: 24 }],
    ],
  ),
  ...family(
    {
      family: 'type-l-copper-pipe',
      vendor: 'Tallowmere',
      category: 'Copper Pipe',
      name: '$1 x $2 Type L Hard Copper Tube',
      description:
        'Medium-wall straight copper for mains, risers and anywhere the code will not take Type M. Also used for medical air, fuel oil and chilled water.',
      text: 'Type L, blue print. Straight length, hard temper. $1 nominal by $2. ASTM B88. NSF 61.',
      facts: { kind: 'pipe', material: 'copper', copperType: 'L', length: 120 },
    },
    [
      ['TM-L12-10', 152, '1/2 in.|10 ft.', { size: 0.5 }],
      ['TM-L34-10', 132, '3/4 in.|10 ft.', { size: 0.75 }],
      ['TM-L100-10', 38, '1 in.|10 ft.', { size: 1 }],
      ['TM-L114-10', 4, '1-1/4 in.|10 ft.', { size: 1.25 }],
      ['TM-L112-10', 2, '1-1/2 in.|10 ft.', { size: 1.5 }],
      ['TM-L200-10', 1, '2 in.|10 ft.', { size: 2 }],
    ],
  ),
  ...family(
    {
      family: 'pex-a-coil',
      vendor: 'Rivulet',
      category: 'PEX Pipe',
      name: 'Rivulet PEX-A Tubing Coil, $1" x $2\', $3',
      description:
        'Flexible cross-linked tubing that takes expansion fittings and comes back to shape after a kink with a little heat from a heat gun. One run from the manifold to the fixture with no joints in the wall. Red for hot, blue for cold, white for either one.',
      text: 'PEX-A, ASTM F876/F877. $1" nominal, $2 ft coil, $3. 160 psi at 73°F, 100 psi at 180°F. SDR-9. Works with expansion and crimp fittings. Not for gas.',
      facts: { kind: 'pipe', material: 'pex', pexType: 'A' },
    },
    [
      ['R1050-R100', 298, '1/2|100|Red', { size: 0.5, length: 1200, color: 'red' }],
      ['R1050-B100', 323, '1/2|100|Blue', { size: 0.5, length: 1200, color: 'blue' }],
      ['R1050-W100', 70, '1/2|100|White', { size: 0.5, length: 1200, color: 'white' }],
      ['R1050-R300', 21, '1/2|300|Red', { size: 0.5, length: 3600, color: 'red' }],
      ['R1050-B300', 22, '1/2|300|Blue', { size: 0.5, length: 3600, color: 'blue' }],
      ['R1075-R100', 57, '3/4|100|Red', { size: 0.75, length: 1200, color: 'red' }],
      ['R1075-B100', 59, '3/4|100|Blue', { size: 0.75, length: 1200, color: 'blue' }],
      ['R1075-W100', 8, '3/4|100|White', { size: 0.75, length: 1200, color: 'white' }],
      ['R1100-W100', 2, '1|100|White', { size: 1, length: 1200, color: 'white' }],
      ['R1100-B100', 1, '1|100|Blue', { size: 1, length: 1200, color: 'blue' }],
    ],
  ),
  ...family(
    {
      family: 'pex-b-northgate',
      vendor: 'Northgate',
      category: 'PEX Pipe',
      name: 'PEX-B $1',
      description:
        'Economy PEX-B for crimp, clamp and push-to-connect joints in hot and cold water lines. Do not expand.',
      text: 'PEX B tube. CTS OD. Oxygen barrier: no. For domestic hot and cold water.',
      facts: { kind: 'pipe', material: 'pex', pexType: 'B' },
    },
    [
      ['NG 48210', 26, 'STICK RED 1/2X20FT', { size: 0.5, length: 240, color: 'red' }],
      ['NG 48211', 25, 'STICK BLU 1/2X20FT', { size: 0.5, length: 240, color: 'blue' }],
      ['NG 48214', 5, 'STICK RED 3/4X20FT', { size: 0.75, length: 240, color: 'red' }],
      ['NG 48215', 5, 'STICK BLU 3/4X20FT', { size: 0.75, length: 240, color: 'blue' }],
      ['NG 48230', 41, 'COIL WHT 1/2X100FT', { size: 0.5, length: 1200, color: 'white' }],
      ['NG 48232', 11, 'COIL WHT 3/4X100FT', { size: 0.75, length: 1200, color: 'white' }],
    ],
  ),
  ...family(
    {
      family: 'pvc-sch40-pipe',
      vendor: 'Dunmoor',
      category: 'PVC Pipe',
      name: 'PVC Schedule 40 Pipe, Plain End, $1 x $2',
      description:
        'White rigid PVC for cold water service, irrigation mains, pool piping and, in the larger sizes, drain, waste and vent. Solvent weld with primer and cement; do not use for compressed air.',
      text: 'Sch 40, dual rated pressure/DWV. $1 diameter. Length $2. ASTM D1785, D2665. Max 140°F. Color: white.',
      facts: { kind: 'pipe', material: 'pvc', length: 120, dwv: false },
    },
    [
      ['D400-005', 187, '1/2"|10\'', { size: 0.5 }],
      ['D400-007', 232, '3/4"|10\'', { size: 0.75 }],
      ['D400-010', 154, '1"|10\'', { size: 1 }],
      ['D400-012', 8, '1-1/4"|10\'', { size: 1.25 }],
      ['D400-015', 109, '1-1/2"|10\'', { size: 1.5, dwv: true }],
      ['D400-020', 179, '2"|10\'', { size: 2, dwv: true }],
      ['D400-030', 32, '3"|10\'', { size: 3, dwv: true }],
      ['D400-040', 29, '4"|10\'', { size: 4, dwv: true }],
      ['D400-0205', 5, '2"|5\'', { size: 2, length: 60, dwv: true }],
    ],
  ),
  ...family(
    {
      family: 'pvc-dwv-foam-core-pipe',
      vendor: 'Dunmoor',
      category: 'PVC Pipe',
      name: 'Cellular Core PVC DWV Pipe $1 x $2',
      description:
        'Lighter than solid-wall pipe and only for gravity drains, waste stacks and vents. Never under pressure.',
      text: 'Foam core, non-pressure. Size $1, $2 long. ASTM F891. Uses DWV hub fittings and wyes.',
      facts: { kind: 'pipe', material: 'pvc', length: 120, dwv: true },
    },
    [
      ['D4300-015', 13, '1-1/2"|10\'', { size: 1.5 }],
      ['D4300-020', 52, '2"|10\'', { size: 2 }],
      ['D4300-030', 38, '3"|10\'', { size: 3 }],
      ['D4300-040', 45, '4"|10\'', { size: 4 }],
    ],
  ),
  ...family(
    {
      family: 'iron-pipe-nipple',
      vendor: 'Ironbark',
      category: 'Iron & Steel Pipe',
      name: '$3 Steel Pipe Nipple, $1 in x $2',
      description:
        'Schedule 40 welded steel nipple, threaded both ends, for gas lines, steam and, in galvanized, water. Popular with furniture builders too, next to floor flanges and unions.',
      text: 'MIP x MIP. NPT threads. $1 in nominal, $2 long, $3 finish. 150 psi steam. ASTM A53. Made from schedule 40 pipe.',
      facts: { kind: 'nipple' },
    },
    [
      ['IB-521-12CL', 43, '1/2|Close|Black', { size: 0.5, length: 1.125, material: 'black iron' }],
      ['IB-521-12020', 11, '1/2|2 in|Black', { size: 0.5, length: 2, material: 'black iron' }],
      ['IB-521-12030', 18, '1/2|3 in|Black', { size: 0.5, length: 3, material: 'black iron' }],
      ['IB-521-12040', 31, '1/2|4 in|Black', { size: 0.5, length: 4, material: 'black iron' }],
      ['IB-521-12060', 35, '1/2|6 in|Black', { size: 0.5, length: 6, material: 'black iron' }],
      ['IB-521-34CL', 18, '3/4|Close|Black', { size: 0.75, length: 1.375, material: 'black iron' }],
      ['IB-521-34030', 6, '3/4|3 in|Black', { size: 0.75, length: 3, material: 'black iron' }],
      ['IB-521-34040', 12, '3/4|4 in|Black', { size: 0.75, length: 4, material: 'black iron' }],
      ['IB-521-34060', 14, '3/4|6 in|Black', { size: 0.75, length: 6, material: 'black iron' }],
      ['IB-521-10040', 1, '1|4 in|Black', { size: 1, length: 4, material: 'black iron' }],
      ['IB-621-12CL', 4, '1/2|Close|Galvanized', { size: 0.5, length: 1.125, material: 'galvanized' }],
      ['IB-621-12040', 3, '1/2|4 in|Galvanized', { size: 0.5, length: 4, material: 'galvanized' }],
      ['IB-621-34040', 3, '3/4|4 in|Galvanized', { size: 0.75, length: 4, material: 'galvanized' }],
      ['IB-621-34060', 2, '3/4|6 in|Galvanized', { size: 0.75, length: 6, material: 'galvanized' }],
    ],
  ),
];
