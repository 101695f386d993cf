const reasons: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `There is no ${path}.`,
  EISDIR: () => 'A folder is named where a file is needed.',
  EACCES: (path) => `There is no permission to use ${path}.`,
  EPERM: (path) => `There is no permission to use ${path}.`,
  EROFS: (path) => `${path} can only be read.`,
  ENOSPC: () => 'The disk is full.',
  '53100': () => 'The disk is full.', // as PostgreSQL says it
}

/** Why a file that the person named cannot be used, in a sentence; undefined for any other error. */
export const fileReason = ({ code, path }: NodeJS.ErrnoException): string | undefined =>
  reasons[code ?? '']?.(path ?? 'the file')
