/** The colours of the broadcast frame as `web/src/ui/theme/tokens.css` has them in the light theme, in the notation that pictures are drawn by. */
export const palette = {
  court: '#052e16',
  court2: '#083f20',
  court3: '#0b4f2a',
  courtLine: 'rgba(255, 255, 255, 0.16)',
  courtEdge: 'rgba(255, 255, 255, 0.24)',
  onCourt: '#ffffff',
  onCourtMuted: '#c4dccb',
  ball: '#d7f205',
  ballSeam: '#1e4015',
  board: '#ffffff',
  boardEdge: '#dfe6e3',
  boardText: '#0f172b',
  boardMuted: '#4a6170',
  won: '#ffffff',
  onWon: '#052e16',
  success: '#177a37',
  error: '#c10007',
} as const

/** By which a person is told apart who has no photo: ground and text, by their number as on every page. */
export const tints = [
  { ground: '#b8ecc8', text: '#0d3b20' },
  { ground: '#c9dffb', text: '#1b3569' },
  { ground: '#d8e6ec', text: '#283b48' },
  { ground: '#e6edb0', text: '#3a4110' },
  { ground: '#b3ebe8', text: '#0d3f44' },
] as const
