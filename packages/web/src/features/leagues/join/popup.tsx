import { MOST_PAGE_SIZE } from '@matchbol/core/shared/limits'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading, Spinner } from '../../../ui/loading.tsx'
import { Note } from '../../../ui/note.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { JoinLeagueChange } from './change.tsx'
import { JoinLeagueForm } from './form.tsx'
import { offeredLeagues } from './offered-leagues.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Specification §2, «League popup»; what is drawn inside lives only while it is open, so every opening starts anew. */
export function JoinLeaguePopup({ isOpen, onClose }: Props) {
  const [changing, setChanging] = useState<number | null>(null)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={changing === null ? 'Приєднатися до ліги' : 'Змінити лігу чи категорію'}
    >
      <Content onClose={onClose} changing={changing} onChange={setChanging} />
    </Modal>
  )
}

interface ContentProps {
  onClose: () => void
  /** The membership to be changed; without one, a new league is joined. */
  changing: number | null
  onChange: (membershipId: number) => void
}

function Content({ onClose, changing, onChange }: ContentProps) {
  const api = useApi()
  const me = useMe()
  const lists = useLoad('leagues and categories', async () => {
    const query = { isActive: 'true', limit: MOST_PAGE_SIZE } as const
    const [leagues, categories] = await Promise.all([
      api.call('GET /api/v1/leagues', { query }),
      api.call('GET /api/v1/categories', { query }),
    ])
    return { leagues: leagues.data, categories: categories.data }
  })
  if (lists.status === 'loading' || !me) return <LoadingLeagues />
  if (lists.status === 'failed') return <Failure retry={lists.retry} />
  const { leagues, categories } = lists.data
  const current = me.leagues.filter((membership) => membership.isActive)
  const offered = offeredLeagues(leagues, current)
  const membership = current.find(({ id }) => id === changing)
  return membership ? (
    <JoinLeagueChange {...{ me, membership, offered, onClose }} />
  ) : (
    <JoinLeagueForm {...{ me, offered, categories, current, onChange, onClose }} />
  )
}

const LoadingLeagues = () => (
  <Loading label="">
    <div className="grid justify-items-center gap-4 p-12 text-muted">
      <Spinner />
      <p>Завантаження ліг...</p>
    </div>
  </Loading>
)

const Failure = ({ retry }: { retry: () => void }) => (
  <div className="grid justify-items-start gap-4" role="alert">
    <Note color="error">Помилка завантаження даних</Note>
    <Button variant="outline" color="neutral" onClick={retry}>
      Спробувати знову
    </Button>
  </div>
)
