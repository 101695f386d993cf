import { useApi } from '../../lib/api/use-api.ts'
import { useLoad } from '../../lib/api/use-load.ts'
import { useSite } from '../../lib/session/use-site.ts'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { DemoSignIn } from './demo-sign-in.tsx'
import { TelegramWidget } from './telegram-widget.tsx'

/** The way in within another page: Telegram's button, or the people of the demo in its place. */
export function SignInHere({ size }: { size: 'medium' | 'large' }) {
  const { telegramBot } = useSite()
  return telegramBot ? <TelegramWidget bot={telegramBot} size={size} redirect={undefined} /> : <DemoPeople />
}

function DemoPeople() {
  const api = useApi()
  const people = useLoad('demo people', async () => (await api.call('GET /api/v1/auth/demo-users')).data)
  if (people.status === 'loading') return <Loading />
  if (people.status === 'failed') return <ErrorState retry={people.retry} />
  return <DemoSignIn people={people.data} redirect={undefined} />
}
