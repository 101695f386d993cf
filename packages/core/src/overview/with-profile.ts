/** Sent with a write, it asks for one's own profile as it is afterwards, in `profile` beside `data`: no second call has to fetch it. */
export const WITH_PROFILE = 'x-with-profile'
