-- News is searched too.
call search_follow('news', 3);
