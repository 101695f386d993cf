import { useApi } from '../../lib/use-api.ts'
import { useLoad } from '../../lib/use-load.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { JoinLeagueForm } from './join-league-form.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Specification §2, «League popup»; what is drawn inside lives only while it is open, so every opening starts anew. */
export const JoinLeaguePopup = ({ isOpen, onClose }: Props) => (
  <Modal isOpen={isOpen} onClose={onClose} title="Приєднатися до ліги">
    <Content onClose={onClose} />
  </Modal>
)

function Content({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const leagues = useLoad('leagues', async () => {
    const { data } = await api.call('GET /api/v1/leagues', { query: { isActive: 'true', limit: 100 } })
    return data
  })
  if (leagues.status === 'loading') return <LoadingLeagues />
  if (leagues.status === 'failed') return <Failure retry={leagues.retry} />
  return <JoinLeagueForm leagues={leagues.data} onClose={onClose} />
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
