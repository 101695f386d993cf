import type { Api, RequestOf } from '@matchbol/core/shared/endpoint'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'

export type ProfileChanges = NonNullable<RequestOf<Api['PUT /api/v1/users/{id}']>['body']>
type Outcome = Parameters<typeof useAction<[ProfileChanges], unknown>>[1]

/** Saves fields of the own account; the header and this page then show them. */
export function useSaveProfile(
  me: Pick<SessionUser, 'id'>,
  { failed = 'Не вдалося зберегти', ...outcome }: Outcome = {},
) {
  const api = useApi()
  return useAction((body: ProfileChanges) => api.call('PUT /api/v1/users/{id}', { params: { id: me.id }, body }), {
    failed,
    ...outcome,
  })
}
