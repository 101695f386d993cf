import { createFileRoute, Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import styles from '../../features/pages/faq.module.css'
import { RULES_ENTRY } from '../../features/pages/faq-entries.ts'
import { pageHead } from '../../lib/address/head.ts'
import { TitleBand } from '../../ui/title-band.tsx'

export const Route = createFileRoute('/faq/')({
  head: ({ matches }) =>
    pageHead(matches, {
      title: 'FAQ',
      description: 'Відповіді на запитання про лігу: гра, рахунок, очки й рейтинг.',
    }),
  component: FaqPage,
})

function FaqPage() {
  return (
    <>
      <TitleBand title="FAQ" subtitle="Відповіді на те, про що питають найчастіше." />
      <div className="wrap lift grid gap-6">
        <div className="board">
          <ul className={styles.faqList}>
            <li>
              <Link to="/faq/$id" params={{ id: RULES_ENTRY }}>
                <span>
                  <b>Правила клубу</b>
                  <small>Як грають у лізі: запрошення, строки, підтвердження рахунку, очки, рейтинг, суперечки.</small>
                </span>
                <ChevronRight size={20} aria-hidden="true" />
              </Link>
            </li>
          </ul>
        </div>
        <p className="text-muted">
          Не знайшли відповіді? Що можна зробити самостійно і кого спитати, підкаже{' '}
          <Link to="/support" className="font-medium text-primary underline underline-offset-2">
            сторінка підтримки
          </Link>
          .
        </p>
      </div>
    </>
  )
}
