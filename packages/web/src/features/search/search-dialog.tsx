import { FEWEST_LETTERS } from '@matchbol/core/search/limits'
import { SEARCH_LENGTH } from '@matchbol/core/shared/limits'
import { counted } from '@matchbol/text/shared/plural'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useBrowserBack } from '../../ui/overlay/use-browser-back.ts'
import { useDialog } from '../../ui/overlay/use-dialog.ts'
import { HitLink, kindNames } from './hit-link.tsx'
import { hitsByKind } from './hits-by-kind.ts'
import { rememberSearch } from './lately.ts'
import styles from './search.module.css'
import { SearchStart } from './search-start.tsx'
import { type Answered, useHits } from './use-hits.ts'

interface Props {
  isOpen: boolean
  close: () => void
}

/** The search of the whole site over the open page. */
export function SearchDialog({ isOpen, close }: Props) {
  const dialog = useDialog({ isOpen, onClose: close, overlayCloses: true })
  return (
    <dialog {...dialog} className={`modal ${styles.dialog}`} aria-label="Пошук на сайті">
      {isOpen && <Panel close={close} />}
    </dialog>
  )
}

/**
 * The browser's back closes it; what leads elsewhere takes the place of its entry in the history, so that the next step back is the
 * page under it. The caret stays in the field: the arrows choose among what was found, Enter opens it, or the page of all that was
 * found.
 */
function Panel({ close }: Pick<Props, 'close'>) {
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { answer, hasFailed } = useHits(typed)
  const hits = answer?.hits ?? []
  useBrowserBack('open', close)
  const optionId = (index: number) => `${listId}-${index}`

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || hits.length === 0) return
    event.preventDefault()
    const next = Math.min(hits.length - 1, Math.max(-1, active + step))
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const leave = (pressed: Element) => {
    if (!pressed.closest('a')) return
    rememberSearch(typed)
    close()
  }
  const submit = () => {
    const chosen = hits[active] && document.getElementById(optionId(active))
    if (chosen) return chosen.click()
    if (typed.trim() === '') return
    rememberSearch(typed)
    close()
    void navigate({ to: '/search', search: { q: typed.trim() }, replace: true })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes after a link to the page that is already open; the keyboard clicks the same links
    <search onClick={(event) => leave(event.target as Element)}>
      <form
        action="/search"
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Search size={20} aria-hidden="true" />
        <input
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LENGTH}
          placeholder="Гравець, ліга або слово"
          aria-label="Що шукати"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits[active] ? optionId(active) : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label="Закрити пошук" onClick={close}>
          <X size={22} aria-hidden="true" />
        </button>
      </form>
      {typed === '' && <SearchStart look={setTyped} />}
      <div id={listId} role="listbox" aria-label="Знайдене">
        {hitsByKind(hits).map(({ kind, start, hits }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element stands for
          <div key={kind} role="group" aria-label={kindNames[kind]}>
            <p className={styles.kind} aria-hidden="true">
              {kindNames[kind]}
            </p>
            {hits.map((hit, index) => (
              <HitLink
                key={hit.id}
                hit={hit}
                id={optionId(start + index)}
                replace
                role="option"
                tabIndex={-1}
                aria-selected={start + index === active}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={hits.length > 0 && !answer?.isSimilar && !hasFailed ? 'sr-only' : styles.note} role="status">
        {hasFailed ? 'Не вдалося знайти: немає звʼязку із сервером. Спробуйте ще раз.' : wordsFor(answer, typed)}
      </p>
      {hits.length > 0 && (
        <p className={styles.foot}>
          <Link to="/search" search={{ q: typed.trim() }} replace className="link">
            Усі результати
          </Link>
        </p>
      )}
    </search>
  )
}

function wordsFor(answer: Answered | null, typed: string): string {
  if (!answer && typed.trim().length >= FEWEST_LETTERS) return 'Шукаємо…'
  if (!answer) return 'Почніть писати імʼя, назву ліги або слово зі статті.'
  if (answer.hits.length === 0) return `За запитом «${answer.q}» нічого не знайдено.`
  if (answer.isSimilar) return 'Точно такого не знайшли, показуємо схоже.'
  return `Знайдено: ${counted(answer.hits.length, ['збіг', 'збіги', 'збігів'])}.`
}
