import { at, dots, far, line, pale, rich, ring, row, shape, warm, wash } from './ink';

/** What hangs behind a portrait: a flat halo that lifts the head off the card, and a motif in far lines. */
const halo = (tint: string): string => wash('M60 8A56 56 0 1 1 60 120A56 56 0 1 1 60 8Z', tint, 0.3);
const motif = (inner: string, tint = warm): string => halo(tint) + far(inner);

export const night = motif(
  shape('M96 12C80 14 78 36 96 42C84 48 70 40 70 26S84 8 96 12Z', warm) +
    at(18, 30, line('M0-5V5M-5 0H5')) +
    at(30, 12, line('M0-3V3M-3 0H3')) +
    dots(1.3, 14, 60, 106, 62, 44, 8),
  rich,
);
export const bats = motif(
  line('M8 30Q14 22 18 30Q22 26 26 30Q30 22 36 30M88 86Q93 79 97 86Q100 83 104 86Q108 79 113 86') +
    ring(98, 26, 15, warm) +
    dots(1.5, 14, 60, 24, 90),
  rich,
);
export const columns = motif(
  line('M14 20H34M17 26H31M18 26V162M30 26V162M24 30V162M86 20H106M89 26H103M90 26V162M102 26V162M96 30V162M4 14H116'),
);
export const bricks = motif(
  line(
    'M4 20H116M4 40H116M4 60H116M4 80H116M4 100H116M24 4V20M64 4V20M100 4V20M10 20V40M44 20V40M84 20V40M24 40V60M100 40V60M10 60V80M110 60V80M22 80V100M98 80V100',
  ),
  rich,
);
export const keyhole =
  wash('M60 6A40 40 0 0 1 84 78L100 160H20L36 78A40 40 0 0 1 60 6Z', warm, 0.45) +
  far(line('M60 2A44 44 0 0 1 88 80L106 162M60 2A44 44 0 0 0 32 80L14 162'));
export const drapery = motif(
  line(
    'M4 6Q30 26 60 8Q90 26 116 6M4 6C18 40 14 70 4 96M16 14C30 50 24 84 6 116M116 6C102 40 106 70 116 96M104 14C90 50 96 84 114 116',
  ),
  rich,
);
export const sky = motif(
  at(20, 26, line('M0-8V8M-8 0H8M-4-4L4 4M4-4L-4 4')) +
    at(102, 40, line('M0-7V7M-7 0H7')) +
    at(14, 84, line('M0-5V5M-5 0H5')) +
    at(98, 12, line('M0-4V4M-4 0H4')) +
    dots(1.4, 34, 10, 10, 50, 108, 66, 108, 92),
);
export const rays = motif(
  line('M60 34V4M40 38L28 8M80 38L92 8M26 50L6 30M94 50L114 30M20 68L2 62M100 68L118 62M20 88L4 96M100 88L116 96'),
);
export const books = motif(
  line(
    'M4 38H116M4 78H116M8 12V38M16 10V38M24 12V38M28 14L34 38M92 12V38M100 10V38M108 14V38M8 50V78M18 48V78M26 52V78M96 50V78M104 48V78M110 52V78M8 92V118M16 90V118M104 90V118M112 92V118',
  ),
);
export const banners = motif(
  line('M8 4V60L18 50L28 60V4M92 4V60L102 50L112 60V4') + line('M18 18L22 26L18 34L14 26ZM102 18L106 26L102 34L98 26Z'),
  rich,
);
export const sunburst = motif(
  Array.from({ length: 16 }, (_, i) => `<path d="M0-44V-54" transform="translate(60 62) rotate(${i * 22.5})"/>`).join(
    '',
  ) + ring(60, 62, 40),
);
export const arcade = motif(
  line('M8 162V50A22 22 0 0 1 52 50M68 50A22 22 0 0 1 112 50V162M4 8H116M4 14H116M30 20v8M90 20v8'),
);
export const gothicWindow = motif(
  line(
    'M14 162V60C14 30 40 12 60 2C80 12 106 30 106 60V162M24 162V62C24 40 44 24 60 14C76 24 96 40 96 62V162M24 84H40M80 84H96M24 112H32M88 112H96',
  ),
  rich,
);
export const cloister = motif(
  line('M6 162V70A16 16 0 0 1 38 70M82 70A16 16 0 0 1 114 70V162M6 50H114M6 44H114M60 10V30M52 18H68'),
);
export const dome = motif(
  line(
    'M14 76C14 38 40 18 60 18S106 38 106 76M60 18V4M55 9H65M34 30C26 44 24 60 24 76M86 30C94 44 96 60 96 76M4 76H116',
  ),
  rich,
);
export const awning =
  wash(
    'M4 6H20V34A8 8 0 0 1 4 34ZM36 6H52V34A8 8 0 0 1 36 34ZM68 6H84V34A8 8 0 0 1 68 34ZM100 6H116V34A8 8 0 0 1 100 34Z',
    rich,
    0.55,
  ) +
  motif(
    line(
      'M4 6H116M4 6V34A8 8 0 0 0 20 34A8 8 0 0 0 36 34A8 8 0 0 0 52 34A8 8 0 0 0 68 34A8 8 0 0 0 84 34A8 8 0 0 0 100 34A8 8 0 0 0 116 34V6M8 44V162M112 44V162',
    ),
  );
export const bottles = motif(
  line(
    'M4 44H34M86 44H116M4 92H26M94 92H116M10 44V28H13V20H17V28H20V44M26 44C20 40 24 32 27 30V22H30V30M92 44V24H100V44M106 44C102 38 104 32 108 30V20H112V30M8 92V72H18V92M100 92C94 84 100 78 104 74V66H108V74M4 120H20M100 120H116',
  ),
);
export const ship = motif(
  line(
    'M6 76H114M84 70H112L108 80H88ZM98 70V24M98 28C110 36 110 54 98 64M98 28C88 36 86 54 92 64M6 88Q12 84 18 88T30 88M94 88Q100 84 106 88T118 88M8 40Q14 30 22 36Q32 34 32 42H6',
  ),
);
export const scaffold = motif(
  line(
    'M10 162V8M34 60V8M4 20H40M4 60H36M4 100H28M10 60L34 20M86 8H112M86 8V40M112 8V162M86 40H116M98 40V70H104M4 140H20M100 90H116M100 130H116',
  ),
);
export const waves = motif(
  line(
    'M2 76Q10 68 18 76T34 76M86 76Q94 68 102 76T118 76M2 92Q10 84 18 92T34 92M86 92Q94 84 102 92T118 92M8 30L16 24L24 30M92 44L99 38L106 44M30 46L36 41L42 46',
  ) + ring(96, 18, 10, warm),
  rich,
);
export const flames =
  wash(
    'M6 162C0 120 16 108 10 76C26 86 22 60 34 40C40 60 44 40 40 20C70 40 84 20 84 44C98 44 92 70 104 72C102 100 120 120 114 162Z',
    warm,
    0.5,
  ) + far(line('M6 120C2 100 14 92 10 70C22 80 24 56 32 40M114 120C118 100 106 92 108 70C98 76 98 56 88 42'));
export const flags = motif(
  line('M10 162V8L36 16L10 26M110 162V8L84 16L110 26M18 40L32 44L18 50M22 162V36L46 44L22 54'),
);
export const battlements = motif(
  line(
    'M4 60V40H14V48H24V40H34V60M86 60V40H96V48H106V40H116V60M4 60H34M86 60H116M4 76H28M92 76H116M4 92H24M96 92H116M16 60V76M104 60V76M10 76V92M110 76V92',
  ),
  rich,
);
export const pictureFrame =
  wash('M14 8H106V112H14Z', warm, 0.35) +
  far(
    line(
      'M8 2H112V118H8ZM18 12H102V108H18ZM8 2L18 12M112 2L102 12M8 118L18 108M112 118L102 108M20 90C34 70 44 84 50 90M80 60C88 50 96 64 102 70',
    ),
  );
export const roseWindow = motif(
  ring(60, 62, 54) +
    ring(60, 62, 44) +
    Array.from(
      { length: 12 },
      (_, i) => `<path d="M0-44A7 7 0 0 1 0-54" transform="translate(60 62) rotate(${i * 30})"/>`,
    ).join(''),
  rich,
);
export const bars = motif(
  line('M12 4V162M30 4V162M90 4V162M108 4V162M4 30H116M4 90H116') +
    row(2, 12, 30, 18, dots(2, 0, 0)) +
    row(2, 90, 30, 18, dots(2, 0, 0)),
);
export const stageCurtain =
  wash('M4 4H36C34 60 24 110 4 130ZM116 4H84C86 60 96 110 116 130Z', rich, 0.5) +
  motif(
    line(
      'M36 4C34 60 24 110 4 130M84 4C86 60 96 110 116 130M14 4C14 50 12 80 6 106M25 4C24 56 20 90 10 120M106 4C106 50 108 80 114 106M95 4C96 56 100 90 110 120M36 4Q60 22 84 4',
    ),
  );
export const cogs = motif(
  ring(16, 30, 12) +
    ring(16, 30, 4) +
    ring(104, 76, 14) +
    ring(104, 76, 5) +
    Array.from(
      { length: 8 },
      (_, i) =>
        `<path d="M0-12V-17" transform="translate(16 30) rotate(${i * 45})"/><path d="M0-14V-19" transform="translate(104 76) rotate(${i * 45})"/>`,
    ).join(''),
);
export const lotusPond = motif(
  line(
    'M8 60C8 46 20 46 20 60C20 46 32 46 32 60Q20 68 8 60ZM88 40C88 26 100 26 100 40C100 26 112 26 112 40Q100 48 88 40ZM4 90H24M96 90H116M6 98H18M100 98H114',
  ),
  rich,
);
export const eyes = motif(
  line('M4 30Q18 18 32 30Q18 42 4 30ZM88 50Q102 38 116 50Q102 62 88 50ZM4 90Q14 82 24 90Q14 98 4 90Z') +
    ring(18, 30, 4) +
    ring(102, 50, 4) +
    ring(14, 90, 3),
);
export const spirits = motif(
  line(
    'M14 60C4 50 8 30 20 30S34 46 26 60L22 54L18 62ZM104 80C94 70 98 50 110 50M100 20C96 14 100 6 106 6S114 14 110 22L106 18Z',
  ) + dots(1.5, 17, 42, 23, 42),
  rich,
);
export const sparks = motif(
  line('M18 8L10 32H20L12 56M104 6L112 26H102L110 50M8 80L14 92L8 98M112 80L106 92L114 100M40 6L36 14H42L38 22'),
  pale,
);
export const chains = motif(
  line(
    'M8 10a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0ZM14 20v12M8 38a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0ZM14 48v12M8 66a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0ZM100 10a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0ZM106 20v12M100 38a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0ZM106 48v12M100 66a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0Z',
  ),
);
