-- Where the uploaded documents are: the id of a folder, or the name of a bucket. A server that keeps them elsewhere warns.
CREATE TABLE document_place (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  place text NOT NULL
);
