import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'

/** What a guest reads who came by a shared page: where they are, and the way in. Who is signed in never sees it, by the first paint. */
export const GuestInvitation = ({ here }: { here: string }) => (
  <aside
    aria-label="Запрошення до ліги"
    className="board flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3 max-md:px-4 in-data-signed-in:hidden"
  >
    <p>
      <b>{here}</b> Знайдіть суперників свого рівня й дізнайтеся свою силу.
    </p>
    <Link to="/auth" {...buttonLook({ variant: 'outline' })}>
      Приєднатися
    </Link>
  </aside>
)
