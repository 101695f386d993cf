import { keepCompiled } from './compile-cache.ts'

keepCompiled()
await import('./server-process.ts')
