import { prepareLoading } from './module-loading.ts'

prepareLoading()
await import('./server-process.ts')
