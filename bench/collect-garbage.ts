import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded before a program: it collects all its garbage on SIGWINCH, which a program without a window has no other use for. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('SIGWINCH', () => {
  collect()
  collect() // what the first has only let go of
})
