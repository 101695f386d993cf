import { notFound } from '@tanstack/react-router'
import { ApiError } from './api-error.ts'

/** What the API does not have has no page either: its 404 becomes ours. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}
