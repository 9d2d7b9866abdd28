import { dots, line, pale, rich, ring, shape, warm } from './ink';

export const pointedHood = (tint = rich): string =>
  shape(
    'M24 118C28 72 32 34 58 8C60 14 66 18 72 24C90 44 92 80 96 118C86 106 82 94 81 78C86 58 74 46 60 42C46 46 34 58 39 78C38 94 34 106 24 118Z',
    tint,
  ) + line('M58 8C54 20 56 30 60 42M34 66C36 50 42 40 50 32M87 68C86 54 82 44 74 34');
export const witchHat =
  shape('M42 46C47 28 50 18 66 8C76 2 88 8 92 18C82 12 76 16 75 22C76 32 78 38 80 46Q60 52 42 46Z', rich) +
  shape('M42 40Q60 47 79 40L80 47Q60 54 41 47Z', warm) +
  shape('M14 54C26 42 36 44 41 46Q60 54 80 46C86 44 96 42 107 54Q60 70 14 54Z', rich);
export const wizardHat =
  shape('M38 50C44 34 50 18 62 2C68 18 76 34 82 50Q60 58 38 50Z', rich) +
  shape('M30 54Q60 40 90 54Q60 66 30 54Z', rich) +
  shape('M60 22l2 5 5 .5-4 3.5 1.5 5-4.5-3-4.5 3 1.5-5-4-3.5 5-.5Z', warm) +
  dots(1.6, 50, 42, 70, 40);
export const crown =
  shape('M40 48L34 20L47 33L60 14L73 33L86 20L80 48Q60 55 40 48Z', warm) +
  line('M40 41Q60 48 81 41') +
  ring(34, 18, 2.6, pale) +
  ring(60, 12, 2.6, pale) +
  ring(86, 18, 2.6, pale) +
  ring(60, 39, 3, rich);
export const imperialCrown =
  shape('M42 40C28 30 34 14 48 16Q60 18 60 24Q60 18 72 16C86 14 92 30 78 40Z', rich) +
  shape('M54 40C54 28 56 20 60 16C64 20 66 28 66 40Z', warm) +
  shape('M38 50L36 38L44 42L52 36L60 42L68 36L76 42L84 38L82 50Q60 57 38 50Z', warm) +
  ring(60, 13, 4, warm) +
  line('M60 9V1M56.5 4.5H63.5');
export const tiara =
  shape('M42 46Q44 38 50 40Q52 30 60 26Q68 30 70 40Q76 38 79 46Q60 40 42 46Z', warm) +
  ring(60, 35, 2.8, rich) +
  dots(1.3, 49, 43, 72, 43);
export const circlet = line('M40 51Q60 44 80 51') + ring(60, 47.5, 4, warm) + dots(1.6, 60, 47.5);
export const mitre =
  shape('M40 52C34 36 44 18 60 3C77 18 86 36 80 52Q60 44 40 52Z', pale) +
  shape('M55 9L60 3L66 9V46.5Q60 45.5 55 46.5Z', warm) +
  shape('M39 44Q60 36 81 44L80 52Q60 44 40 52Z', warm) +
  line('M44 28Q50 24 55 24M66 24Q71 24 76 28');
export const galero =
  shape('M43 42C42 22 78 22 77 42Q60 48 43 42Z', rich) +
  shape('M12 48C28 34 92 34 108 48C92 60 28 60 12 48Z', rich) +
  line('M43 42Q60 48 77 42') +
  line('M24 53V84M96 53V84') +
  shape('M20 84H28L30 96H18ZM92 84H100L102 96H90Z', warm) +
  line('M24 88V96M96 88V96');
export const tonsure =
  shape(
    'M38 66C34 54 38 46 42 44Q48 50 60 50T78 44C83 46 86 54 81 66C80 60 79 58 77 56Q68 58 60 58T44 56C41 58 40 60 38 66Z',
    warm,
  ) + line('M46 51L45 56M54 53V57M66 53V57M74 51L75 56');
export const plumedBeret =
  shape('M36 48C26 34 46 22 64 24C84 24 94 36 84 50Q60 40 36 48Z', rich) +
  shape('M38 46Q60 37 83 47L82 53Q60 44 39 53Z', rich) +
  shape('M46 36C34 30 24 16 30 4C34 10 40 10 44 16C50 20 52 28 50 36Z', pale) +
  line('M48 36C44 26 38 16 33 10M40 18L36 20M44 25L38 27');
export const painterBeret =
  shape('M34 50C28 32 50 20 72 24C96 28 96 44 82 50Q60 42 38 52Z', rich) + line('M70 24L74 16M46 36Q52 30 60 30');
export const turban =
  shape('M37 54C30 34 42 18 60 18S91 34 83 54Q60 42 37 54Z', rich) +
  line('M38 48C50 38 66 30 78 24M40 38C48 30 56 24 64 18M82 48C72 40 58 34 44 28') +
  ring(60, 41, 4.5, warm) +
  shape('M60 36C54 26 56 14 64 6C70 14 68 26 60 36Z', pale) +
  line('M61 32L63 16');
export const furHat =
  shape('M44 36C44 20 52 12 62 12S80 20 79 36Z', rich) +
  shape(
    'M36 54C30 50 32 44 36 42C34 36 40 32 46 35C50 30 58 30 62 33C68 29 76 31 77 36C84 34 88 40 85 45C89 49 87 54 83 55Q60 44 36 54Z',
    warm,
  ) +
  line('M46 42L48 46M58 39L59 43M70 41L69 45M80 47L77 49') +
  ring(62, 10, 3, warm);
export const kerchief =
  shape('M37 60C34 34 46 24 60 24S86 34 83 60C76 46 44 46 37 60Z', rich) +
  dots(1.5, 48, 38, 60, 33, 72, 38, 54, 44, 67, 44, 42, 47, 79, 47) +
  shape('M82 56C92 60 96 70 94 78C90 74 86 76 84 72Z', rich);
export const bandana =
  shape('M38 56C36 38 46 30 60 30S84 38 82 56Q60 46 38 56Z', rich) +
  shape('M40 52C30 54 26 62 22 66L30 66L28 74C34 70 40 64 42 56Z', rich) +
  dots(1.5, 50, 40, 62, 37, 73, 42);
export const slouchHat =
  shape('M40 44C40 22 50 20 58 24Q64 18 72 22C80 24 80 36 81 44Q60 52 40 44Z', rich) +
  shape('M40 38Q60 45 81 37L81 44Q60 52 40 44Z', warm) +
  shape('M12 56C24 44 34 44 40 44Q60 52 81 44C92 42 102 46 110 40C104 58 84 64 60 64S20 62 12 56Z', rich);
export const tricorn =
  shape('M20 44C34 46 42 30 60 26C78 30 86 46 102 42C96 56 78 52 60 54S26 58 20 44Z', rich) +
  line('M24 47C40 50 48 40 60 38C74 40 82 50 98 46') +
  shape('M84 40C92 24 104 18 110 8C114 22 108 38 92 45Z', pale) +
  line('M88 42C96 34 102 26 107 17') +
  ring(60, 46, 3, warm);
export const squareCap =
  shape('M40 52V40H82V53Q60 44 40 52Z', rich) +
  shape('M24 36L62 22L98 34L60 48Z', rich) +
  line('M60 35L92 40V58') +
  shape('M89 58H95L97 70H87Z', warm);
export const judgeWig =
  shape('M36 58C30 34 46 26 60 26S90 34 84 58Q86 66 84 72Q60 36 38 72Q34 66 36 58Z', pale) +
  ring(34, 68, 6.5, pale) +
  ring(33, 82, 6.5, pale) +
  ring(34, 96, 6.5, pale) +
  ring(87, 68, 6.5, pale) +
  ring(88, 82, 6.5, pale) +
  ring(87, 96, 6.5, pale) +
  shape('M42 34Q60 20 79 34Q74 16 60 16T42 34Z', rich);
export const warHelm =
  shape('M38 60C34 34 46 24 60 24S88 34 83 60L81 88L73 78V62Q61 52 48 62V78L40 88Z', warm) +
  line('M60.5 26V56M42 48Q60 38 81 48') +
  shape('M40 34C26 32 18 22 20 8C28 18 36 20 44 26ZM80 34C94 32 102 22 100 8C92 18 84 20 76 26Z', pale) +
  dots(1.2, 44, 56, 77, 56, 43, 74, 78, 74);
export const kettleHelm =
  shape('M40 46C40 26 48 18 60 18S81 26 81 46Q60 52 40 46Z', pale) +
  line('M60 18V49') +
  shape('M20 58C28 48 34 46 40 45Q60 52 81 45C88 46 94 48 102 58Q60 48 20 58Z', pale) +
  shape('M58 18C52 8 60 2 72 4C66 8 66 14 62 18Z', rich) +
  dots(1.2, 34, 51, 47, 51, 74, 51, 88, 51);
export const hennin =
  shape('M40 48C44 34 68 10 94 2C90 24 88 38 82 52Q60 40 40 48Z', rich) +
  shape('M39 50Q60 40 83 54L82 60Q60 46 39 56Z', warm) +
  shape('M92 4C108 30 110 70 104 112C96 104 96 60 86 30Z', pale) +
  line('M98 40C102 62 102 82 101 100M54 38L66 46M66 28L80 40M78 17L88 26');
export const goggles =
  line('M39 48Q60 40 82 48') + ring(51, 44, 7.5, warm) + ring(70, 44, 7.5, warm) + line('M48 46L53 40M67 46L72 40');
export const skullCap = shape('M39 54C38 36 48 30 60 30S83 36 82 54Q60 42 39 54Z', rich);
export const topHat =
  shape('M42 46L39 8Q60 2 82 8L79 46Z', rich) +
  shape('M41 36Q60 42 80 36L79 46Q60 51 42 46Z', warm) +
  shape('M24 48C34 54 40 46 42 45Q60 52 79 45C82 46 88 54 97 47C92 60 76 58 60 58S28 60 24 48Z', rich);
export const veil = (tint = pale): string =>
  shape(
    'M30 130C24 90 30 26 60 24S96 90 91 130C84 112 84 92 82 70C82 52 74 44 60 44S38 52 39 70C37 92 36 112 30 130Z',
    tint,
  ) + line('M36 70C34 90 34 104 33 118M86 70C88 90 88 104 88 118');
