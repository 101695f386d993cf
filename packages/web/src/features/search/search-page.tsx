import type { SearchReply } from '@matchbol/core/search/contract'
import { HITS_OF_A_KIND } from '@matchbol/core/search/limits'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import type { ApiClient } from '../../lib/api/api.ts'
import { useListFilter } from '../../lib/list/use-list-filter.ts'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { FilterForm } from '../../ui/form/filter-form.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { TitleBand } from '../../ui/title-band.tsx'
import { HitLink, kindNames } from './hit-link.tsx'
import { hitsByKind } from './hits-by-kind.ts'
import styles from './search.module.css'

/** Nothing is asked for before anything is typed. */
export const loadSearch = async (api: ApiClient, { q }: { q?: string | undefined }): Promise<SearchReply | null> =>
  q ? (await api.call('GET /api/v1/search', { query: { q } })).data : null

/** The search of the whole site as a page: what was found stands in its address, and no script is needed. */
export function SearchPage() {
  const found = useLoaderData({ from: '/search' })
  const { q } = useSearch({ from: '/search' })
  const look = useListFilter()
  return (
    <>
      <TitleBand title="Пошук" subtitle="Гравці, ліги, події, статті й відповіді — за імʼям, назвою чи словом." />
      <div className="wrap lift">
        <section className="board" aria-label="Пошук на сайті">
          <FilterForm onFilter={look}>
            <SearchField label="Що шукати" value={q} placeholder="Гравець, ліга або слово" />
          </FilterForm>
          {found && q ? <Found found={found} q={q} /> : <EmptyState text={<StartHere />} />}
        </section>
      </div>
    </>
  )
}

const StartHere = () => (
  <>
    Або одразу до <Link to="/stats/players">рейтингу гравців</Link>, <Link to="/stats/leagues">таблиць ліг</Link>,{' '}
    <Link to="/events">подій</Link>, <Link to="/blog">статей</Link> чи <Link to="/faq">відповідей</Link>.
  </>
)

function Found({ found: { hits, isSimilar }, q }: { found: SearchReply; q: string }) {
  if (hits.length === 0)
    return <EmptyState text={`За запитом «${q}» нічого не знайдено. Спробуйте коротше слово або іншу назву.`} />
  return (
    <>
      {isSimilar && <p className={styles.note}>Точно такого не знайшли. Схоже на «{q}»:</p>}
      {hitsByKind(hits).map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`hits-${kind}`}>
          <h2 id={`hits-${kind}`} className={styles.kind}>
            {kindNames[kind]}
          </h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.id}>
                <HitLink hit={hit} />
              </li>
            ))}
          </ul>
          {kind === 'article' && hits.length === HITS_OF_A_KIND && !isSimilar && (
            <p className={styles.foot}>
              <Link to="/blog" search={{ q }} className="link">
                Усі статті зі словом «{q}»
              </Link>
            </p>
          )}
        </section>
      ))}
    </>
  )
}
