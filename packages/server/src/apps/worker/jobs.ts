import { fetchPhotoJob } from '../../domains/uploads/fetch-photo.ts'
import type { AnyJob } from '../../platform/jobs/enqueue.ts'

/** Everything that any node does when it is asked for. */
export const jobs: readonly AnyJob[] = [fetchPhotoJob]
