/** Where people sign in: a 401 there says nothing new (specification §8). */
export const isAuthPath = (pathname: string) => pathname === '/auth' || pathname.startsWith('/auth/')
