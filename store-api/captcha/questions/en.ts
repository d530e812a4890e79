import { wordList, type Questions } from './questions'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const WORDS = wordList(`
  acorn amber anchor apple arrow autumn badge baker balloon bamboo banjo barley basin basket beach beacon
  bench berry blanket blossom bottle boulder branch bread brick bridge broom brush bucket butter button cabin
  cactus camera canal candle canvas canyon carpet carrot castle cedar cellar chalk cheese cherry chimney circle
  cliff clock cloud clover coast cobalt coffee copper coral corner cotton cradle crane cricket crystal curtain
  daisy dancer desert diamond dinner dolphin donkey dragon drawer drum eagle elbow ember engine fabric falcon
  farmer feather fence fiddle field finger flame flute forest fossil fountain galaxy garden garlic ginger glacier
  glove goblet granite grape grass guitar hammer hammock harbor harvest hazel hedge helmet heron hollow honey
  horizon island ivory jacket jasmine jungle kettle kitchen kitten ladder lagoon lantern lemon leopard library
  lily linen lizard lobster magnet mango mantle maple marble market meadow melon mirror mitten morning mountain
  mustard napkin needle nickel oasis ocean olive onion orange orchard otter oyster paddle palace panda paper
  parrot pebble pencil pepper piano picnic pigeon pillow planet pocket pony poppy potato puddle pumpkin puzzle
  quilt rabbit radish ribbon river robin rocket saddle sailor salmon scarf shadow shell silver sparrow spider
  spoon spring squirrel stone summer sunset table teapot temple thunder ticket tiger timber tower tractor trumpet
  tulip tunnel turtle valley velvet violin walnut water whistle willow window winter wizard wolf yellow zebra
`)

export const en: Questions = {
  words: WORDS,
  ask: (words, first, second) =>
    `Here are five words: ${words.join(', ')}. ` +
    `Type the ${ORDINALS[first]} and then the ${ORDINALS[second]} of them, with a hyphen between and no spaces.`,
}
