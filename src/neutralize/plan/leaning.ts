/** What a text leans on that stands outside of it: what was told before, or whoever speaks. */

/** Words of one who is not named. */
export const speaksHimself = (text: string): boolean =>
  /(?<!\p{L}\.)\b(?:I|me|my|mine|we|us|ours?|you|yours?)\b(?!\.)/iu.test(text)

/** "It may sink", "Now she sails": of what stands before it. */
export const leans = (text: string): boolean =>
  /\b(?:it|its|he|him|his|she|her|hers|they|them|their|this|that|these|those|such|one|ones|others?|another|both|so|then|now|too|also|even|but|and|yet|instead|again|there|here|none|neither|either|same|latter|former)\b/i.test(
    text,
  )
