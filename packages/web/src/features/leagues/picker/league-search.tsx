import { LEAGUES_AT_A_GLANCE } from '@matchbol/core/leagues/limits'
import { SEARCH_LENGTH } from '@matchbol/core/shared/limits'
import { leagueLabel } from '@matchbol/text/leagues/league-label'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { Input } from '../../../ui/form/input.tsx'
import { Listbox, type ListboxItem, optionId } from '../../../ui/form/listbox.tsx'
import { useDismiss } from '../../../ui/overlay/use-dismiss.ts'

interface Props {
  id: string
  league: { id: number; name: string } | undefined
  all: string | undefined
}

/** Without an id for all leagues. */
type Found = ListboxItem<number | ''>

const typingPause = 250

/** One of many leagues, found by a part of its name or city; picking one sends the form around it. */
export function LeagueSearch({ id, league, all }: Props) {
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const name = league?.name ?? all ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null
  const close = () => setTyped(null)
  useDismiss(root, isOpen, close)
  const found = useFound(typed, all)
  const items = found ?? []

  const pick = (item: Found | undefined) => {
    if (!item || !chosen.current) return
    chosen.current.value = String(item.value)
    close()
    chosen.current.form?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.preventDefault() // an open list closes before the sheet around it
    if (event.key === 'Escape' || event.key === 'Tab') return close()
    if (event.key === 'Enter') event.preventDefault()
    if (!isOpen) return event.key === 'ArrowDown' ? setTyped('') : undefined
    if (event.key === 'Enter') return pick(items[active])
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setActive(Math.min(items.length - 1, Math.max(0, active + step)))
  }

  return (
    <div className="select" ref={root}>
      <input ref={chosen} type="hidden" name="league" defaultValue={league?.id ?? ''} />
      <Input
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && items[active] ? optionId(listId, active) : undefined}
        maxLength={SEARCH_LENGTH}
        placeholder="Назва ліги або місто"
        value={typed ?? name}
        onFocus={(event) => event.target.select()}
        onClick={() => setTyped(typed ?? '')}
        onChange={(event) => {
          event.stopPropagation() // what is typed here is no filter yet
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ChevronDown size={18} aria-hidden="true" />
      <Listbox
        id={listId}
        label="Знайдені ліги"
        items={items}
        value={league?.id ?? ''}
        active={active}
        isOpen={isOpen && found !== undefined}
        onMove={setActive}
        onPick={(index) => pick(items[index])}
      />
      <p className={isOpen && found?.length === 0 ? 'field-hint' : 'sr-only'} role="status">
        {isOpen && found?.length === 0 && 'Такої ліги немає'}
      </p>
    </div>
  )
}

/** What the typed words find, first all leagues where they may be chosen; undefined while nothing is known. */
function useFound(typed: string | null, all: string | undefined): Found[] | undefined {
  const api = useApi()
  const [q, setQ] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), typed ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useLoad(`leagues ${q}`, async () =>
    q === null ? [] : (await api.call('GET /api/v1/leagues', { query: { q, limit: LEAGUES_AT_A_GLANCE } })).data,
  )
  if (typed === null || q === null || found.status !== 'ready') return undefined
  const leagues = found.data.map((league) => ({ value: league.id, label: leagueLabel(league) }))
  return all && !q ? [{ value: '', label: all }, ...leagues] : leagues
}
