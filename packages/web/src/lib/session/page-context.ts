import { getGlobalStartContext } from '@tanstack/react-start'
import type { ApiFetch } from '../api/api.ts'

/** What the server gives each page that it draws. */
export interface PageContext {
  apiFetch: ApiFetch
  /** Marks the site's own inline scripts; in development there is none. */
  nonce?: string
  /** Told what made the page fail. */
  onFailure?: (error: unknown) => void
  /** Takes the page as text; without it the response carries it. */
  takePage?: (html: string) => void
}

/** On the server only. */
export const pageContext = () => getGlobalStartContext() as unknown as PageContext
