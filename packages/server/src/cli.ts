import { keepCompiled } from './compile-cache.ts'

keepCompiled()
await import('./cli-process.ts')
