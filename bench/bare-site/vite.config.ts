import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Built as the site is, with nothing of the site in it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tanstackStart(), react()],
  environments: { ssr: { resolve: { noExternal: true } } },
})
