import { prepareLoading } from './module-loading.ts'

prepareLoading()
await import('./cli-process.ts')
