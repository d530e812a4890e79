ALTER TABLE "search_word" ADD COLUMN "stem" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_language_stem_index" ON "search_word" USING btree ("language","stem");