import type { ReactNode } from 'react'
import { ProsePage } from '../prose/prose-page.tsx'
import { clubRulesParts } from './parts.tsx'

/** The rules of the club: its own page, and the fifth entry of the FAQ. */
export const ClubRulesPage = ({ points, crumbs = [] }: { points: ReactNode; crumbs?: readonly ReactNode[] }) => (
  <ProsePage
    title="Правила клубу"
    subtitle="Як грають у лізі: строки, рахунок, очки, рейтинг і суперечки."
    crumbs={crumbs}
    lead="Двоє домовляються, грають, один записує рахунок, другий підтверджує. Решта правил потрібна, щоб таблиця була чесною, а суперечок — якнайменше. Числа тут ті самі, за якими працює сайт; у вашої ліги вони можуть бути іншими — дивіться її сторінку."
    parts={clubRulesParts(points)}
    edition="2026-11-22"
  />
)
