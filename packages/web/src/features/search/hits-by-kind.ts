import type { SearchHit } from '@matchbol/core/search/contract'

/** What was found kind by kind, as the answer has it, with the place of each kind's first hit among all. */
export function hitsByKind(hits: readonly SearchHit[]) {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    kind,
    start: hits.findIndex((hit) => hit.kind === kind),
    hits: hits.filter((hit) => hit.kind === kind),
  }))
}
