import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { lacksLeague } from '../../../lib/session/session.ts'
import { useMe } from '../../../lib/session/use-session.ts'
import { Tooltip } from '../../../ui/overlay/tooltip.tsx'

const JoinLeaguePopup = lazy(() => import('./popup.tsx').then((module) => ({ default: module.JoinLeaguePopup })))

const text = 'Ви не вступили ні в одну з ліг, будь ласка, виберіть лігу та категорію для гри'

/** For the header: warns a signed-in person who is in no league, and opens the popup. */
export function JoinLeagueWarning() {
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  if (!me || !lacksLeague(me)) return null
  return (
    <>
      <Tooltip text={text}>
        {({ onClick: closeTooltip, ...trigger }) => (
          <button
            {...trigger}
            type="button"
            className="icon-button text-[var(--fill-warning)]"
            aria-label="Приєднатися до ліги"
            onClick={() => {
              closeTooltip()
              setOpen(true)
            }}
          >
            <TriangleAlert size={22} aria-hidden="true" />
          </button>
        )}
      </Tooltip>
      <Suspense>{isOpen && <JoinLeaguePopup isOpen onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
