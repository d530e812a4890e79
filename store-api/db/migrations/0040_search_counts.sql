CREATE TABLE "search_count" (
	"language" text NOT NULL,
	"keyword" text NOT NULL,
	"day" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "search_count_language_day_keyword_pk" PRIMARY KEY("language","day","keyword")
);
