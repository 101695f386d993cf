/** Pictures that one address may wait for while another of its own is drawn or stands in the queue of all. */
export const MOST_PICTURES_WAITING = 8
