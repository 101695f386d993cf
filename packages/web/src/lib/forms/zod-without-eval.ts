declare global {
  /** Where zod looks for how it is configured; `z.config` writes there too, but would bring zod to pages without a form. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/** Zod would make itself quicker checks of text, which the site's policy forbids: its mere try is noted as a violation. */
globalThis.__zod_globalConfig ??= {}
globalThis.__zod_globalConfig.jitless = true

export {}
