const endings: Record<string, string> = {
  'W.O.': 'неявка',
  'DEF/DEF': 'обоє не грали',
  RET: 'зняття',
  DEF: 'дискваліфікація',
  ABN: 'перервано',
}

/** A score in a sentence: «6:4 2:1, зняття», «неявка»; what a scoreboard abbreviates is said. */
export function scoreWords(score: string): string {
  const [, sets = '', ending = ''] = /^(.*?) ?(W\.O\.|DEF\/DEF|RET|DEF|ABN)?$/.exec(score) ?? []
  return [sets, endings[ending]].filter(Boolean).join(', ')
}
