import { useLoaderData } from '@tanstack/react-router'

/** What the root loader has read about the site: its name, the ways to sign in, the present day. */
export const useSite = () => useLoaderData({ from: '__root__' }).site
