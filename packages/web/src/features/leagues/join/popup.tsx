import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { useLoad } from '../../../lib/api/use-load.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading, Spinner } from '../../../ui/loading.tsx'
import { Note } from '../../../ui/note.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { JoinLeagueChange } from './change.tsx'
import { JoinLeagueForm } from './form.tsx'
import { readOffer } from './offered-leagues.ts'

interface Props {
  isOpen: boolean
  /** The league that is chosen to begin with. */
  leagueId?: number | undefined
  onClose: () => void
}

/** Specification §2, «League popup»; what is drawn inside lives only while it is open, so every opening starts anew. */
export function JoinLeaguePopup({ isOpen, leagueId, onClose }: Props) {
  const me = useMe()
  const [changing, setChanging] = useState<number | null>(null)
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={changing === null ? 'Приєднатися до ліги' : 'Змінити лігу чи категорію'}
    >
      {me ? <Content {...{ me, leagueId, onClose, changing }} onChange={setChanging} /> : <LoadingLeagues />}
    </Modal>
  )
}

interface ContentProps {
  me: SessionUser
  leagueId: number | undefined
  onClose: () => void
  /** The membership to be changed; without one, a new league is joined. */
  changing: number | null
  onChange: (membershipId: number) => void
}

function Content({ me, leagueId, onClose, changing, onChange }: ContentProps) {
  const api = useApi()
  const read = useLoad('leagues to join', () => readOffer(api, me))
  if (read.status === 'loading') return <LoadingLeagues />
  if (read.status === 'failed') return <Failure retry={read.retry} />
  const offer = read.data
  const current = me.leagues.filter((membership) => membership.isActive)
  const membership = current.find(({ id }) => id === changing)
  return membership ? (
    <JoinLeagueChange {...{ me, membership, offer, onClose }} />
  ) : (
    <JoinLeagueForm {...{ me, offer, leagueId, current, onChange, onClose }} />
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
