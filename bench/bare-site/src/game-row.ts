export interface GameRow {
  id: number
  completedAt: string
  inviterId: number
  inviteeId: number
  score: string
}
