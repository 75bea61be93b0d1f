/**
 * Searches whose answers are judged, so that a change of the search is measured from the first day on: exact answers;
 * close ones; loose ones. They are rows of the judges' sheet (tests/bench/search/judged) that are not held out.
 */
import type { Grade } from '#schemas/domain/catalog/judgments.ts';
import { searchWords } from '#schemas/domain/platform/search-words.ts';

const sheet = `
CAS-2102: CAS-2102
gab-4600-gu: GAB-4600
tolet: BRA-2708 DUR-2701 ING-2702 LIN-2704 MAR-2700 NOR-2703 QUI-2710 STA-2707 THA-2709 TOL-2706 WRE-2705
medecine cabinet: BRM-2850 DUR-2854 HAL-2852 ING-2855 LIN-2857 MAR-2853 NOR-2856 RAV-2851 WRE-2858
ostrandr faucet: OST-2100 OST-3103;; OST-2306
kitchn iland: BRM-3604 COR-3600 DUR-3608 ELS-3601 HAD-3603 HAL-3606 ING-3609 KIT-8108 MAR-3607 MER-3602 RAV-3605
robe hok: ALD-2902 ELS-2914 MAR-2920 POM-2908
flotaing shelf: DUR-6904 LIN-6907 MTM-9101 RAV-6901 STA-6910;; BRA-6911 HAL-6902 ING-6905 WRE-6908
pedastal sink: BRM-2953 DUR-2957 ELS-2950 HAD-2952 HAL-2955 ING-2958 KIT-8103 MAR-2956 MER-2951 RAV-2954
30in round mirror: CAS-2800 COR-2810 POM-2805 RAV-2815; GAB-2802 MAR-2817 MER-2812
48 inch floating shelf: DUR-6904 RAV-6901 STA-6910; LIN-6907 MTM-9101; BRA-6911 BRM-6900 HAL-6902 ING-6905 MAR-6903 MTM-9102 NOR-6906 THA-6912 TOL-6909 WRE-6908
36 in sink base: CAS-4106 PEM-4114 QUI-4102 SOR-4110;; BRA-4100 COR-4116 GAB-4108 MOO-4112 OST-4104
navy island: BRM-3604 COR-3600 DUR-3608 ELS-3601 HAD-3603 HAL-3606 ING-3609 MAR-3607 MER-3602 RAV-3605;; KIT-8108
copper range hood: BRA-3412 DUR-3405 HAD-3400 ING-3406 LIN-3408 MAR-3404 MTM-9113 NOR-3407 RAV-3402;; BRM-3401 HAL-3403 STA-3411 TOL-3410 WRE-3409
gunmetal pot filler: COR-3201 HAD-3204 VES-3200;; BRM-3205 ELS-3202 HAL-3207 MAR-3208 MER-3203 RAV-3206
plumb and true: MTM-9101 MTM-9102 MTM-9103 MTM-9104 MTM-9105 MTM-9108 MTM-9109 MTM-9110 MTM-9111 MTM-9112
wall mounted toilet: BRA-2708 ING-2702 WRE-2705;; DUR-2701 LIN-2704 MAR-2700 NOR-2703 QUI-2710 STA-2707 THA-2709 TOL-2706
made to measure bookcase: MTM-9102; BRM-6900 MAR-6903 NOR-6906 THA-6912 TOL-6909; MTM-9101
farmhouse apron front sink: ALD-3300 ELS-3312 GAB-3303 PEM-3309 POM-3306; KIT-8107; CAL-3308 CAS-3301 COR-3311 FLU-3302 HAD-3314 KES-3304 MER-3313 MOO-3307 SOR-3305 VES-3310
drawer insert for cutlery: BRA-4709 HAL-4700 ING-4703 WRE-4706; DUR-4702 LIN-4705 MTM-9112 QUI-4711 STA-4708; MAR-4701 NOR-4704 THA-4710 TOL-4707
tub filler that stands on the floor: DUR-2206 LIN-2209 MER-2200 RAV-2203; HAD-2201 HAL-2204 ING-2207; BRM-2202 MAR-2205 NOR-2208
watersense toilets: BRA-2708 DUR-2701 ING-2702 LIN-2704 MAR-2700 NOR-2703 QUI-2710 STA-2707 THA-2709 TOL-2706 WRE-2705
credenza: CAS-6800 FLU-6801 HAD-6813 MER-6812 PEM-6808 POM-6805 SOR-6804 VES-6809; BRM-6814 CAL-6807 COR-6810 ELS-6811 GAB-6802 KES-6803 MOO-6806
loveseat: BRA-6505 GAB-6513 LIN-6501 OST-6509;; ALD-6510 CAS-6511 FLU-6512 KES-6514 KIT-8111 NOR-6500 QUI-6507 SEA-6508 STA-6504 THA-6506 TOL-6503 WRE-6502
toilet paper holder: CAS-2903 DUR-2921 MER-2915 MOO-2909
`;

const gradesInOrder = [3, 2, 1] as const;

export type SampleJudgment = { query: string; number: string; grade: Grade };

export const judgments: SampleJudgment[] = sheet
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [typed = '', answers = ''] = line.split(': ');
    const query = searchWords(typed);
    return answers.split(';').flatMap((numbers, at) =>
      numbers
        .split(' ')
        .filter(Boolean)
        .map((number) => ({ query, number, grade: gradesInOrder[at] ?? 0 })),
    );
  });
